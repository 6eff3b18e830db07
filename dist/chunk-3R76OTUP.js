import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-7S6RKWBV.js";
import "./chunk-QM7OSM6Y.js";
import "./chunk-LCG2JZ2T.js";
import "./chunk-R22C2FVD.js";
import "./chunk-YUNCV53Z.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LSFIN52A.js";
import "./chunk-VLMEGVBS.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import "./chunk-AFANOJMY.js";
export {
  drawPage,
  renderPage,
  writePage
};
