import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-U4UT6LFK.js";
import "./chunk-NTQWPRAN.js";
import "./chunk-6WHJCVEG.js";
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
