import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-3T7CZZ7X.js";
import "./chunk-EGNKXPDO.js";
import "./chunk-4I32P6JU.js";
import "./chunk-Z2ZGETVC.js";
import "./chunk-TDDIJWLI.js";
import "./chunk-GOAE4XKD.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-SRSELD4L.js";
import "./chunk-WSQLFSHP.js";
import "./chunk-6FQ4KW4W.js";
import "./chunk-NPRMUCNY.js";
import "./chunk-5J3EFEFE.js";
import "./chunk-T4424W4C.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
