import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-F3L2BGAD.js";
import "./chunk-ZJAG3E2Z.js";
import "./chunk-6DDFGUFY.js";
import "./chunk-NLKWJIZL.js";
import "./chunk-DUOPNTX5.js";
import "./chunk-NG5RCJ3N.js";
import "./chunk-F27WQ5HW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-3UA7D5SN.js";
export {
  drawPage,
  renderPage,
  writePage
};
