import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-E4EU7DWE.js";
import "./chunk-5PHJRK37.js";
import "./chunk-5VEQFNT2.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-L2JPG5L4.js";
export {
  drawPage,
  renderPage,
  writePage
};
