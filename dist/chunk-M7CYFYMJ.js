import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-3HDTFNEP.js";
import "./chunk-W7J2L6SF.js";
import "./chunk-4MNW3256.js";
import "./chunk-VMSJNSMK.js";
import "./chunk-VGHPW3AW.js";
import "./chunk-Q5Y2A7LL.js";
import "./chunk-LY6DCVGB.js";
import "./chunk-ZDRTXKNB.js";
import "./chunk-BKYR7AZQ.js";
import "./chunk-G2EO2CAU.js";
import "./chunk-S46FS3FB.js";
import "./chunk-YD6HFT6A.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-U2TKNSBK.js";
import "./chunk-JEBXHYTL.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
