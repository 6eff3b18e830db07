import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-TQNCZWLS.js";
import "./chunk-DZND76ZG.js";
import "./chunk-E3S45LGP.js";
import "./chunk-HQLIJFKN.js";
import "./chunk-OCZ4PJS3.js";
import "./chunk-HRBGWZOA.js";
import "./chunk-MGFFU6WY.js";
import "./chunk-NM25UEED.js";
import "./chunk-QBT7JGE3.js";
import "./chunk-CVFIRAWK.js";
import "./chunk-4F7RTMLY.js";
import "./chunk-RVW4NAJB.js";
import "./chunk-DLNGYRDM.js";
import "./chunk-YBHL5QL2.js";
import "./chunk-4NZ6U262.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-MNNBGDUV.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-25LWTNA6.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-IPD35ROU.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-NTQWPRAN.js";
import "./chunk-2DFFHMGI.js";
import "./chunk-OKFV5AQZ.js";
import "./chunk-7XTTSZVD.js";
import "./chunk-S626GGRF.js";
import "./chunk-6WHJCVEG.js";
import "./chunk-I7QVW4QY.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-AXBS7TIN.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
