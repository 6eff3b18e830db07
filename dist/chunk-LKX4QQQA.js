import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-JTLIHF3A.js";
import "./chunk-TMQAYPOG.js";
import "./chunk-U74QRHFZ.js";
import "./chunk-VL7HSHBF.js";
import "./chunk-KFEJFQSD.js";
import "./chunk-LI2SEBGE.js";
import "./chunk-F7LDIPGN.js";
import "./chunk-DF2EROGT.js";
import "./chunk-FWADCI6V.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-XO4FWHIJ.js";
import "./chunk-PIWMXEAB.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-MPIF43CH.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-EXA3WABT.js";
import "./chunk-VFKU3YY3.js";
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
