import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-M6LVG2PD.js";
import "./chunk-MFIF2BMR.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-PVNR6AP7.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-4K57JO55.js";
import "./chunk-722EZNFK.js";
export {
  drawPage,
  renderPage,
  writePage
};
