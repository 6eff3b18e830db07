import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-LGOCRGAR.js";
import "./chunk-BHBDXOCJ.js";
import "./chunk-D24T2PCJ.js";
export {
  drawPage,
  renderPage,
  writePage
};
