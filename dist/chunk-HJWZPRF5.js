import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-GG2RX26C.js";
import "./chunk-7E5YLWPG.js";
import "./chunk-YBHL5QL2.js";
import "./chunk-E5FXPUD3.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-AOJMLAEW.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-FPMTTGKJ.js";
import "./chunk-IPD35ROU.js";
import "./chunk-NTQWPRAN.js";
import "./chunk-6WHJCVEG.js";
import "./chunk-I7QVW4QY.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
