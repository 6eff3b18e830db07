import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-JWLHTGWC.js";
import "./chunk-DKAHZW3X.js";
import "./chunk-QR6VSCDH.js";
export {
  drawPage,
  renderPage,
  writePage
};
