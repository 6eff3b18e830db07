import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-E4HTFSXI.js";
import "./chunk-UCYCDMSI.js";
import "./chunk-NWCNN7GE.js";
import "./chunk-3HQGK2HF.js";
import "./chunk-ZKHW47AJ.js";
import "./chunk-C6Y2JGZN.js";
import "./chunk-VR6UGIS2.js";
import "./chunk-WU2R7JO7.js";
import "./chunk-BS5BNKG2.js";
import "./chunk-WTVE7RKI.js";
import "./chunk-Y2XF4USU.js";
import "./chunk-JIOIE7W5.js";
import "./chunk-YT6EWO73.js";
import "./chunk-L3SWJHT7.js";
import "./chunk-RDWCEUEJ.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
