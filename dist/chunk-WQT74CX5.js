import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-ISAEZJAR.js";
import "./chunk-LU7AVOE3.js";
import "./chunk-OD7SWSJC.js";
import "./chunk-HQW6NQMB.js";
import "./chunk-Q2KBU5K7.js";
import "./chunk-O5QARV6M.js";
import "./chunk-FXWRJVLS.js";
import "./chunk-L7KN5HZE.js";
import "./chunk-WRN7OWDX.js";
import "./chunk-TGMCVIN6.js";
import "./chunk-6PI2WLEW.js";
import "./chunk-XJYE5XOR.js";
import "./chunk-5POZRHNN.js";
import "./chunk-YBHL5QL2.js";
import "./chunk-2PRCRSIW.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-42XVMKOJ.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-25LWTNA6.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-IPD35ROU.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-NTQWPRAN.js";
import "./chunk-VAKA57AE.js";
import "./chunk-OKFV5AQZ.js";
import "./chunk-2UVZ35IH.js";
import "./chunk-S626GGRF.js";
import "./chunk-6WHJCVEG.js";
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
