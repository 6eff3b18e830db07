import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-MDUP3LTH.js";
import "./chunk-LJHDLKZR.js";
import "./chunk-2HIJSNYA.js";
import "./chunk-DZDKTV5X.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-T5JOTGIB.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-E35H6UW4.js";
import "./chunk-35FFSK5X.js";
import "./chunk-CNQAC2ZD.js";
import "./chunk-5CZVBHR7.js";
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
