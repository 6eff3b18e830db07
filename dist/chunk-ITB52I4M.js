import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-OZUI4TER.js";
import "./chunk-TJIR2SH4.js";
import "./chunk-Y3AWV3CS.js";
import "./chunk-OYCI552C.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-QJVK7Z4O.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-T4VKOE6I.js";
import "./chunk-IPD35ROU.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-GQ7RLTS3.js";
import "./chunk-MXRBLLEH.js";
import "./chunk-ZBX23BAZ.js";
import "./chunk-EQQMDNB5.js";
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
