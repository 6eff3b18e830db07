import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-OQM7FTLT.js";
import "./chunk-5XX6GRG2.js";
import "./chunk-Z4K56W7E.js";
import "./chunk-2G5TR2HL.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-PICZB5XC.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-N4SZ6SB4.js";
import "./chunk-GJ7ERAZR.js";
import "./chunk-6DDSGPDM.js";
import "./chunk-EU7BR3BN.js";
import "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
