import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-GOEIPITM.js";
import "./chunk-34B3R7IM.js";
import "./chunk-JVGBCSII.js";
import "./chunk-XFNMYBDZ.js";
import "./chunk-Y4L2RGY6.js";
import "./chunk-DETGZOHF.js";
import "./chunk-R2U4FBVW.js";
import "./chunk-Q23ASPSO.js";
import "./chunk-C2JZXGW4.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-GTUDAD5R.js";
import "./chunk-4QBWXFIM.js";
import "./chunk-P4H7EUKV.js";
import "./chunk-4ZE35KC3.js";
import "./chunk-FEPHZ6VT.js";
import "./chunk-Z5MXA7DC.js";
import "./chunk-NKD46VU7.js";
export {
  renderTerminal
};
