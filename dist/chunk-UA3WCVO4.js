import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-Y4AHANGS.js";
import "./chunk-JYPHAU63.js";
import "./chunk-2IWX6IFL.js";
import "./chunk-UEWCH4Q3.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-MPIF43CH.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-EXA3WABT.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  renderTerminal
};
