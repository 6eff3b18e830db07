import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-K4V52SGG.js";
import "./chunk-34B3R7IM.js";
import "./chunk-6QH4BASR.js";
import "./chunk-FISL77L4.js";
import "./chunk-Y4L2RGY6.js";
import "./chunk-DETGZOHF.js";
import "./chunk-R2U4FBVW.js";
import "./chunk-373SXQMP.js";
import "./chunk-C2JZXGW4.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-BU7NRH25.js";
import "./chunk-4QBWXFIM.js";
import "./chunk-P4H7EUKV.js";
import "./chunk-67U745DO.js";
import "./chunk-FEPHZ6VT.js";
import "./chunk-Z5MXA7DC.js";
import "./chunk-NKD46VU7.js";
export {
  renderTerminal
};
