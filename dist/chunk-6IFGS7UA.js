import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-PWU2YQ6Y.js";
import "./chunk-CNQAC2ZD.js";
import "./chunk-5CZVBHR7.js";
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
