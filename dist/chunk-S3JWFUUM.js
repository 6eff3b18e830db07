import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-TQOXMHQD.js";
import "./chunk-AY5MFHZ6.js";
import "./chunk-UNNFTUOL.js";
import "./chunk-APLLVSZE.js";
import "./chunk-UZNI2ODD.js";
import "./chunk-XECJY5TV.js";
import "./chunk-BFPGQTUD.js";
import "./chunk-ZVBJWLAX.js";
import "./chunk-Z2ZGETVC.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-WSQLFSHP.js";
import "./chunk-GS4DTGNR.js";
import "./chunk-JENFC2SS.js";
import "./chunk-EA3YRZML.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-NPRMUCNY.js";
import "./chunk-5J3EFEFE.js";
import "./chunk-T4424W4C.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
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
