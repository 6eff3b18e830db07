import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-A35HE27Z.js";
import "./chunk-OGORVKSH.js";
import "./chunk-II47CN7R.js";
export {
  drawPage,
  renderPage,
  writePage
};
