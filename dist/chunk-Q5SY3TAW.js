import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-5JE2VIYX.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-AYENBEH2.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-VEWHOEAR.js";
export {
  drawPage,
  renderPage,
  writePage
};
