import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-KOFK4QTR.js";
import "./chunk-S27E3L3G.js";
import "./chunk-ERC2KMG2.js";
import "./chunk-MLKTU7KE.js";
import "./chunk-24VBGLXN.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
