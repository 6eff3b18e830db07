import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-4KCYCTS2.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-JMLY7YON.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-D76M4JSG.js";
export {
  drawPage,
  renderPage,
  writePage
};
