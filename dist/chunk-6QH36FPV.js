import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-R3U2WTHN.js";
import "./chunk-U7OVUYLT.js";
import "./chunk-SQCZ6BBO.js";
import "./chunk-A7E5FQ5V.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-T5JOTGIB.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-E35H6UW4.js";
import "./chunk-35FFSK5X.js";
import "./chunk-K5T3E636.js";
import "./chunk-NUOJGINU.js";
import "./chunk-DJBTA3IY.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-L2JPG5L4.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
