import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-XAOSVIMO.js";
import "./chunk-SBFCNKUY.js";
import "./chunk-RMADYRKQ.js";
import "./chunk-K7MSHXVT.js";
import "./chunk-VMUZTGXH.js";
import "./chunk-MYQOBMUK.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-ITK4IPQX.js";
import "./chunk-LGYTRI2V.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-6DDFGUFY.js";
import "./chunk-NLKWJIZL.js";
import "./chunk-DUOPNTX5.js";
import "./chunk-NG5RCJ3N.js";
import "./chunk-UY6RWGPR.js";
import "./chunk-F27WQ5HW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
