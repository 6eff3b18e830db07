import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-7PJK4PLD.js";
import "./chunk-G2EFKRYG.js";
import "./chunk-BMXTTD4O.js";
import "./chunk-BFWDJ3GC.js";
import "./chunk-F5LKH2EY.js";
import "./chunk-R3PBKE7Y.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-5XAQ7CGR.js";
import "./chunk-3DXUU55Y.js";
import "./chunk-MFIF2BMR.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-C3P3LWVF.js";
import "./chunk-PVNR6AP7.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-4K57JO55.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
