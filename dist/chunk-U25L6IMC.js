import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-T75MRF64.js";
import "./chunk-YT6EWO73.js";
import "./chunk-RDWCEUEJ.js";
export {
  drawPage,
  renderPage,
  writePage
};
