import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-MXDSPUZ3.js";
import "./chunk-T3EIQNGD.js";
import "./chunk-XSNYUWD3.js";
import "./chunk-D2QFR5LO.js";
import "./chunk-3ER3QAVN.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-RAVUJEGF.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-6OBYWASE.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  runPage
};
