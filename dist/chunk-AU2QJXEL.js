import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-KL6ALNQC.js";
import "./chunk-BIXBHT3N.js";
import "./chunk-5ZCUTOPE.js";
import "./chunk-4HUDLGG3.js";
import "./chunk-76CZ56WX.js";
import "./chunk-KY7U6QM4.js";
import "./chunk-JUXDDA4U.js";
import "./chunk-DLTKMGDS.js";
import "./chunk-H574MT7O.js";
import "./chunk-GXJ3ZSIP.js";
import "./chunk-Y7AUQRYS.js";
import "./chunk-FMOQTW5Y.js";
import "./chunk-4LA6SXIO.js";
import "./chunk-WZD2CLRA.js";
import "./chunk-S7DP52N7.js";
import "./chunk-5XJBCH45.js";
import "./chunk-WMZUGKHI.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-HAD5QSGX.js";
import "./chunk-VMUZTGXH.js";
import "./chunk-Q3447IPG.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-LGYTRI2V.js";
import "./chunk-TCEUOXZL.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-KTBZVKXF.js";
import "./chunk-C242JXLI.js";
import "./chunk-BJ5DKLTO.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-MZYP3VHG.js";
import "./chunk-UY6RWGPR.js";
import "./chunk-F27WQ5HW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
