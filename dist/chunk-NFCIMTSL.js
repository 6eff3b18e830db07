import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-32FS3GO3.js";
import "./chunk-42MC4OAP.js";
import "./chunk-SDTNTQAS.js";
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
