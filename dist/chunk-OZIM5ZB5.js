import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-5MKYZQNT.js";
import "./chunk-ZYLMC7ZR.js";
import "./chunk-B3YZUBZW.js";
import "./chunk-43QY2ZAP.js";
import "./chunk-XOE3T37B.js";
import "./chunk-Y3ZFLML3.js";
import "./chunk-KCXYV422.js";
import "./chunk-KE7ZSYDH.js";
import "./chunk-5BF5RVFI.js";
import "./chunk-R4DDYSQE.js";
import "./chunk-Y2ZMKMKI.js";
import "./chunk-4QQMUVPX.js";
import "./chunk-LLNLMLRV.js";
import "./chunk-NPAIYHAB.js";
import "./chunk-Z22JRI4X.js";
import "./chunk-5XJBCH45.js";
import "./chunk-SA24SY4U.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-4T32HITG.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-TY7B5TXS.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-YQOMIKF2.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-ZLRCHSLS.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-D7NC4ZYO.js";
import "./chunk-XPU6YUJZ.js";
import "./chunk-O4QLOESW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
