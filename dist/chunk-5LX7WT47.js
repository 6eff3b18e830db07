import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-YSWOQZMW.js";
import "./chunk-ULEDYVFX.js";
import "./chunk-WDZYDTJA.js";
import "./chunk-32V5HJ23.js";
import "./chunk-2DFFHMGI.js";
import "./chunk-OKFV5AQZ.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-7XTTSZVD.js";
import "./chunk-S626GGRF.js";
import "./chunk-6WHJCVEG.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-AXBS7TIN.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  renderTerminal
};
