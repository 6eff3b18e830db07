import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-ILMXIL45.js";
import "./chunk-JM7XITD4.js";
import "./chunk-RXBPVS4D.js";
import "./chunk-YQOMIKF2.js";
import "./chunk-Y3RMFQMC.js";
import "./chunk-D7NC4ZYO.js";
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
