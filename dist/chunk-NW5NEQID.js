import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-Q7V7NWDT.js";
import "./chunk-45NJE7GK.js";
import "./chunk-K47NPSGR.js";
import "./chunk-INL32UDC.js";
import "./chunk-2DFFHMGI.js";
import "./chunk-KULMMM3J.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-ZEVUSNSO.js";
import "./chunk-S626GGRF.js";
import "./chunk-RBJNFPGW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-H4U6SXIT.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  renderTerminal
};
