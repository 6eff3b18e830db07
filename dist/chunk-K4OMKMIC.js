import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-4SOLQCDA.js";
import "./chunk-5TNRPECA.js";
import "./chunk-6VGAYDMZ.js";
import "./chunk-WI525EI6.js";
import "./chunk-IBFTVGBF.js";
import "./chunk-BYRPOX5Q.js";
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
