import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-I6FNTNTS.js";
import "./chunk-TNDNNZZF.js";
import "./chunk-WZD2CLRA.js";
import "./chunk-SOL3LP6C.js";
import "./chunk-VMUZTGXH.js";
import "./chunk-MYQOBMUK.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-ITK4IPQX.js";
import "./chunk-LGYTRI2V.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-YJTWQ6BN.js";
import "./chunk-KTBZVKXF.js";
import "./chunk-26RSBUBL.js";
import "./chunk-MZYP3VHG.js";
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
