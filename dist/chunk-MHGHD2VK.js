import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-QF6I5MLO.js";
import "./chunk-QIG2SSYZ.js";
import "./chunk-Q2ZAX7ZP.js";
import "./chunk-2K56YXMF.js";
import "./chunk-PRAT4NHP.js";
import "./chunk-A4GZWDJX.js";
import "./chunk-6QFONBN5.js";
import "./chunk-IMBD5JBG.js";
import "./chunk-L4V76A3K.js";
import "./chunk-HWOY2UQM.js";
import "./chunk-Q3WPSDL4.js";
import "./chunk-4TRE3UVK.js";
import "./chunk-PLCZMMQP.js";
import "./chunk-D34SVVWV.js";
import "./chunk-ZOUEYJPM.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-EJPLXWXL.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-I2W66HPH.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-IPD35ROU.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-AEYS4O44.js";
import "./chunk-2DFFHMGI.js";
import "./chunk-KULMMM3J.js";
import "./chunk-ZEVUSNSO.js";
import "./chunk-S626GGRF.js";
import "./chunk-RBJNFPGW.js";
import "./chunk-I7QVW4QY.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-H4U6SXIT.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
