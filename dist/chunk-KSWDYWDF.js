import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-5Q4PDCAR.js";
import "./chunk-K5T3E636.js";
import "./chunk-NUOJGINU.js";
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
