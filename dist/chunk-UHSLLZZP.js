import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-EGO3J6BX.js";
import "./chunk-TPSNH2IV.js";
import "./chunk-6OBYWASE.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
