import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-Y35XAWFM.js";
import "./chunk-HAN4HDM2.js";
import "./chunk-QR6VSCDH.js";
export {
  drawPage,
  renderPage,
  writePage
};
