import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-HDRMBAJV.js";
import "./chunk-LEPBAO3Y.js";
import "./chunk-TBPVOGNU.js";
import "./chunk-ZWF2LQTB.js";
import "./chunk-THIABJJM.js";
import "./chunk-SVGQBUMS.js";
import "./chunk-DF2EROGT.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-MPIF43CH.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-XCVI2YWU.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-FWADCI6V.js";
import "./chunk-QRFTQIRK.js";
import "./chunk-PIWMXEAB.js";
import "./chunk-EXA3WABT.js";
import "./chunk-MO4KWYEZ.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
