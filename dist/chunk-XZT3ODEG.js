import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-HRGNFPG7.js";
import "./chunk-VL7HSHBF.js";
import "./chunk-JYPHAU63.js";
import "./chunk-2IWX6IFL.js";
import "./chunk-UEWCH4Q3.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-MPIF43CH.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-EXA3WABT.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  runPage
};
