import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-JXDRHQB6.js";
import "./chunk-5W7XPZHK.js";
import "./chunk-RR36PMGZ.js";
import "./chunk-T3EIQNGD.js";
import "./chunk-HP52KZZO.js";
import "./chunk-PXRRJRMQ.js";
import "./chunk-OICV6IPM.js";
import "./chunk-ENN6YLIB.js";
import "./chunk-FWADCI6V.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-YHX3XCKR.js";
import "./chunk-TPSNH2IV.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-RAVUJEGF.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-6OBYWASE.js";
import "./chunk-7JCYJ2N4.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
