import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-33NOXA46.js";
import "./chunk-6FQ4KW4W.js";
import "./chunk-NPRMUCNY.js";
import "./chunk-T4424W4C.js";
import "./chunk-24VBGLXN.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
