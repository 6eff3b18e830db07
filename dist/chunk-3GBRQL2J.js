import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-Y46BLNHN.js";
import "./chunk-5IJ6GVNQ.js";
import "./chunk-ABM3HZ4C.js";
import "./chunk-HPATVO5H.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-722EZNFK.js";
export {
  drawPage,
  renderPage,
  writePage
};
