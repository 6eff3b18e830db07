import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-QYGGBDOM.js";
import "./chunk-3E3ADCF6.js";
import "./chunk-NM5S5FEA.js";
import "./chunk-BIKCH54H.js";
import "./chunk-ZCZHSMFS.js";
import "./chunk-R6MYEFF6.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KKJ6GZUD.js";
import "./chunk-XQ77ZUPI.js";
import "./chunk-D24T2PCJ.js";
export {
  runPage
};
