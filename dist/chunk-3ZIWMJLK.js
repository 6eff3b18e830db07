import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-WWF7D77R.js";
import "./chunk-6VFYNV6J.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-4BIUFTD3.js";
import "./chunk-RG7S65YA.js";
import "./chunk-55A5UHTP.js";
import "./chunk-VNNMIEUE.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-BBCHEO2P.js";
import "./chunk-XZNDISVV.js";
import "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-T4UPFG6E.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-HEDRCRDW.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-EZ6QILIA.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
