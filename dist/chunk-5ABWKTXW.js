import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-HJNY4B6P.js";
import "./chunk-KW2UJD5C.js";
import "./chunk-OH7WZFHS.js";
import "./chunk-C2YYVKBV.js";
import "./chunk-QX3WEO6X.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-MKP6DHH7.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  drawPage,
  renderPage,
  writePage
};
