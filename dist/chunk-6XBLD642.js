import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-T6MVIHLC.js";
import "./chunk-6X7ECEZ2.js";
import "./chunk-6CYSLCCH.js";
import "./chunk-YHAYBOAR.js";
import "./chunk-24VBGLXN.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
