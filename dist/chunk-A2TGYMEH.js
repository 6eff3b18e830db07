import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-NZGN2KFH.js";
import "./chunk-L7WRUY76.js";
import "./chunk-WUDM5ZO4.js";
import "./chunk-FAXNCVIA.js";
import "./chunk-JMLY7YON.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-WWMWIC5H.js";
import "./chunk-D76M4JSG.js";
export {
  drawPage,
  renderPage,
  writePage
};
