import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-5CLHEGTF.js";
import "./chunk-EO3URSM4.js";
import "./chunk-7OSOJM3Q.js";
import "./chunk-6RWRH2WK.js";
import "./chunk-M6Y5PT5S.js";
import "./chunk-OWTXUO64.js";
import "./chunk-7B6SQPY5.js";
import "./chunk-P2RADHFV.js";
import "./chunk-MTF67JU2.js";
import "./chunk-GDJBCUDV.js";
import "./chunk-EBIJRLUN.js";
import "./chunk-F5SZO6BU.js";
import "./chunk-RLGIIMGA.js";
import "./chunk-UUUQ4DWF.js";
import "./chunk-KLUSFA3S.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-BPXPQIDV.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-FV34ZSTJ.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-5H3CNVZE.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-COFCYWPU.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-5FUHIXFQ.js";
import "./chunk-RJMBM657.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-TRLR4BRW.js";
import "./chunk-2FMQLZ33.js";
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
