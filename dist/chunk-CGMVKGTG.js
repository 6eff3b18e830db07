import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-F3QVGUZU.js";
import "./chunk-AWHD3PK4.js";
import "./chunk-BMXTTD4O.js";
import "./chunk-BFWDJ3GC.js";
import "./chunk-F5LKH2EY.js";
import "./chunk-KQMYPZW6.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-MDNMD34R.js";
import "./chunk-QHXMJ54G.js";
import "./chunk-MFIF2BMR.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-UEER5JFO.js";
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
