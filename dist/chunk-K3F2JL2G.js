import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-SSVQQ6KB.js";
import "./chunk-DL3TRJVE.js";
import "./chunk-SRGQHHWD.js";
export {
  drawPage,
  renderPage,
  writePage
};
