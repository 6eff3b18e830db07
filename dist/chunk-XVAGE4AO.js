import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-K3AK76TO.js";
import "./chunk-MHVMPEVQ.js";
import "./chunk-5CIK6D6H.js";
import "./chunk-TV7K4ZUI.js";
import "./chunk-UXAJXQQC.js";
import "./chunk-BCOG6L3O.js";
import "./chunk-RFXLHPV6.js";
import "./chunk-XCHB5GRR.js";
import "./chunk-RKOWXCHR.js";
import "./chunk-UMYLD7PM.js";
import "./chunk-6ZBWVGFF.js";
import "./chunk-VGF6G6SP.js";
import "./chunk-HTDWX456.js";
import "./chunk-K4MUXOIM.js";
import "./chunk-BMOY2NKP.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
