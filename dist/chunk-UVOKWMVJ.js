import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-BBTWEOQJ.js";
import "./chunk-PHA2WRWO.js";
import "./chunk-JLIYSZXZ.js";
import "./chunk-MOJ2EZZV.js";
import "./chunk-4CHVRF6V.js";
import "./chunk-KS2XH2P7.js";
import "./chunk-KBVVTE6R.js";
import "./chunk-FREKDRAH.js";
import "./chunk-RNCIJCPH.js";
import "./chunk-VOIOE5JN.js";
import "./chunk-QO7DXWW2.js";
import "./chunk-YX4LDKSY.js";
import "./chunk-BHBDXOCJ.js";
import "./chunk-XQ77ZUPI.js";
import "./chunk-D24T2PCJ.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
