import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-36TTKVOA.js";
import "./chunk-IV6TVSQP.js";
import "./chunk-4OAMI6MX.js";
import "./chunk-PSTDMOLV.js";
import "./chunk-OTOX3YDU.js";
import "./chunk-DETGZOHF.js";
import "./chunk-VUIQ53WU.js";
import "./chunk-XMUOM4PJ.js";
import "./chunk-OLUCFC44.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-IJVBEJFL.js";
import "./chunk-GNCJZ2PN.js";
import "./chunk-HBW6ZQ3L.js";
import "./chunk-PQ2UACWX.js";
import "./chunk-DZDAW6RU.js";
import "./chunk-JSYPYRIY.js";
import "./chunk-CYYKGCJD.js";
import "./chunk-YBCGSQCV.js";
export {
  renderTerminal
};
