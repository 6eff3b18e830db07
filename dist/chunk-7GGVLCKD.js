import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-JB6T3GKG.js";
import "./chunk-HRZRAVHY.js";
import "./chunk-EOLXUD5P.js";
import "./chunk-PP6P3FJW.js";
import "./chunk-NZIA5XAN.js";
import "./chunk-P2AF7LVF.js";
import "./chunk-WBVCEYWF.js";
import "./chunk-Z25XB2KO.js";
import "./chunk-KLB3D6YC.js";
import "./chunk-RPH34ZUZ.js";
import "./chunk-ATAJRGJJ.js";
import "./chunk-OAQ6FGUM.js";
import "./chunk-NTBJ7WDP.js";
import "./chunk-UUUQ4DWF.js";
import "./chunk-KLUSFA3S.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-BPXPQIDV.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-FV34ZSTJ.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-GUMPKHCK.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-COFCYWPU.js";
import "./chunk-VAKA57AE.js";
import "./chunk-5FUHIXFQ.js";
import "./chunk-2UVZ35IH.js";
import "./chunk-S626GGRF.js";
import "./chunk-TRLR4BRW.js";
import "./chunk-3LMASM63.js";
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
