import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-AI6KIWAO.js";
import "./chunk-I6JRV25N.js";
import "./chunk-7INUYGTU.js";
import "./chunk-UOMN6WLZ.js";
import "./chunk-UNPWJG5E.js";
import "./chunk-EBOECCMF.js";
import "./chunk-UQGVRQCX.js";
import "./chunk-Q6BFXMWY.js";
import "./chunk-QBM7KLJV.js";
import "./chunk-WMELLORV.js";
import "./chunk-MC6M5I4Q.js";
import "./chunk-2IHV7ZA7.js";
import "./chunk-OLM4T7KM.js";
import "./chunk-Y3AWV3CS.js";
import "./chunk-RXBWT2GE.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-SUB2P3KP.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-J65XNA4J.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-IPD35ROU.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-MXRBLLEH.js";
import "./chunk-VAKA57AE.js";
import "./chunk-QCD2KOGE.js";
import "./chunk-2UVZ35IH.js";
import "./chunk-S626GGRF.js";
import "./chunk-EQQMDNB5.js";
import "./chunk-I7QVW4QY.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-2TRLSR4C.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
