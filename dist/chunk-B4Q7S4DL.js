import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-EQBAKF2Q.js";
import "./chunk-BBTPTENC.js";
import "./chunk-YJTWQ6BN.js";
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
