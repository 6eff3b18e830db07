import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-QFO6Z2UT.js";
import "./chunk-BVSSHKQL.js";
import "./chunk-6CYSLCCH.js";
import "./chunk-5C6IGSMC.js";
import "./chunk-24VBGLXN.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
