import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-VJXRI7LY.js";
import "./chunk-DX5ZA7UK.js";
import "./chunk-TPQKHHRO.js";
import "./chunk-KTBZVKXF.js";
import "./chunk-26RSBUBL.js";
import "./chunk-MZYP3VHG.js";
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
