import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-ZKRPZWUZ.js";
import "./chunk-VB6AH2OL.js";
import "./chunk-YDKQWW7R.js";
export {
  drawPage,
  renderPage,
  writePage
};
