import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-EFRGESXB.js";
import "./chunk-HTDWX456.js";
import "./chunk-BMOY2NKP.js";
export {
  drawPage,
  renderPage,
  writePage
};
