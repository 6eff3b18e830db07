import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-DMYLRN4N.js";
import "./chunk-YJGFIZIH.js";
import "./chunk-FSUF4MGL.js";
import "./chunk-PQR7VQWM.js";
import "./chunk-SCN45AMX.js";
import "./chunk-JENFC2SS.js";
import "./chunk-ZI4U6NHU.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-JYWDFAE4.js";
import "./chunk-MLKTU7KE.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  runPage
};
