import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-GKWQYVX2.js";
import "./chunk-IBBRFLVO.js";
import "./chunk-NEAWJKOU.js";
import "./chunk-ZYLUUDTS.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-7F6UDNVW.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-WLLAH5IX.js";
import "./chunk-HE6PPZVF.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-5VEQFNT2.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import "./chunk-YZVQ5KIG.js";
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
