import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-AFBZ7ICB.js";
import "./chunk-TNM7ZIEC.js";
import "./chunk-46PM2M3X.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-JMLY7YON.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-D76M4JSG.js";
export {
  drawPage,
  renderPage,
  writePage
};
