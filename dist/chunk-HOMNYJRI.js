import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-BKCA7AV5.js";
import "./chunk-QY5KDZ2W.js";
import "./chunk-WUDM5ZO4.js";
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
