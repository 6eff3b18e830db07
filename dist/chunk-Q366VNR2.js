import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-4XJPN2FD.js";
import "./chunk-DSEWQ6ZQ.js";
import "./chunk-JYWDFAE4.js";
import "./chunk-MLKTU7KE.js";
import "./chunk-24VBGLXN.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
