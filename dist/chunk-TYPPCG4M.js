import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-5MTVUHSY.js";
import "./chunk-VXEC5PIE.js";
import "./chunk-UUUQ4DWF.js";
import "./chunk-MDJRYBOM.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-PD3WJOSW.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-VXQV2QRJ.js";
import "./chunk-GUMPKHCK.js";
import "./chunk-COFCYWPU.js";
import "./chunk-TRLR4BRW.js";
import "./chunk-3LMASM63.js";
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
