import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-O3TATO5K.js";
import "./chunk-26AQ7WRC.js";
import "./chunk-DDXXYKNZ.js";
import "./chunk-3Q6RUJUV.js";
import "./chunk-HE4AP7S4.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-33DNT4ZG.js";
import "./chunk-NNVDMKUY.js";
import "./chunk-C5SQA46A.js";
import "./chunk-IHBPNJER.js";
export {
  runPage
};
