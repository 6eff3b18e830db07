import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-33WQ2DNU.js";
import "./chunk-5QEUKW7X.js";
import "./chunk-CONMFDBW.js";
import "./chunk-MZKM2TRD.js";
import "./chunk-27S326XS.js";
import "./chunk-BYNDWTZ4.js";
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
