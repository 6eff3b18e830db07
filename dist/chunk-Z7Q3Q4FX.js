import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-THVVP22P.js";
import "./chunk-WEN7HM57.js";
import "./chunk-TLD6K6B5.js";
export {
  drawPage,
  renderPage,
  writePage
};
