import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-E6TDV27K.js";
import "./chunk-KE6XE6NN.js";
import "./chunk-WAGK5GDY.js";
import "./chunk-ENBHZSK5.js";
import "./chunk-SCN45AMX.js";
import "./chunk-JENFC2SS.js";
import "./chunk-6F7JN62U.js";
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
