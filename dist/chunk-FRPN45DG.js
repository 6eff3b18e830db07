import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-L3M6N2UG.js";
import "./chunk-CHF6FWWM.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-HPATVO5H.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-722EZNFK.js";
export {
  drawPage,
  renderPage,
  writePage
};
