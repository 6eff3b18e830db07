import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-5YRDLHHC.js";
import "./chunk-PIWMXEAB.js";
import "./chunk-EXA3WABT.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
