import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-I2O6QOTQ.js";
import "./chunk-GYKZJGFP.js";
import "./chunk-PCIKHQ67.js";
import "./chunk-S2XO2HWL.js";
import "./chunk-C5SQA46A.js";
import "./chunk-IHBPNJER.js";
export {
  drawPage,
  renderPage,
  writePage
};
