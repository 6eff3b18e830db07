import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-ZRLBDZ22.js";
import "./chunk-HIBQNYDJ.js";
import "./chunk-VTOGWONC.js";
import "./chunk-4BH3K7VY.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-BKUJ23AW.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-N4SZ6SB4.js";
import "./chunk-GJ7ERAZR.js";
import "./chunk-CHF6FWWM.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
