import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns
} from "./chunk-OXUWLK2K.js";
import "./chunk-CMJHLADY.js";
import "./chunk-OVPO75SU.js";
import "./chunk-P4YIJTLH.js";
import "./chunk-XEKOO6VB.js";
import "./chunk-RJFVC4KQ.js";
import "./chunk-3IRU3HTC.js";
import "./chunk-PECHCX7W.js";
import "./chunk-4HAZFSBX.js";
import "./chunk-TJKN3UWG.js";
export {
  divideRun,
  mostRuns
};
