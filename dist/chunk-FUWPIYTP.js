import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-KMLMYQGU.js";
import "./chunk-V5ITX2AJ.js";
import "./chunk-BJVLHL6I.js";
export {
  drawPage,
  renderPage,
  writePage
};
