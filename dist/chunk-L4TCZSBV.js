import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-YXBGVG6O.js";
import "./chunk-5RMDNDAF.js";
import "./chunk-GRMTPKA5.js";
import "./chunk-APLLVSZE.js";
import "./chunk-VY6HVBH7.js";
import "./chunk-7OTFF5J5.js";
import "./chunk-4I32P6JU.js";
import "./chunk-ZVBJWLAX.js";
import "./chunk-Z2ZGETVC.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-WSQLFSHP.js";
import "./chunk-6FQ4KW4W.js";
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
