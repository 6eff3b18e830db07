import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-22TORO7U.js";
import "./chunk-BXOI5R5H.js";
import "./chunk-GQ7RLTS3.js";
import "./chunk-MXRBLLEH.js";
import "./chunk-ZBX23BAZ.js";
import "./chunk-EQQMDNB5.js";
import "./chunk-O4QLOESW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-W5333B6P.js";
import "./chunk-3UA7D5SN.js";
export {
  drawPage,
  renderPage,
  writePage
};
