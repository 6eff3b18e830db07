import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-KG5DCDHG.js";
import "./chunk-JHN67PXI.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-ZIBI2EPU.js";
import "./chunk-6QJ2U4R3.js";
import "./chunk-ADNVV6SA.js";
import "./chunk-KED52PGX.js";
import "./chunk-366MREI3.js";
import "./chunk-BBCHEO2P.js";
import "./chunk-R4MN4MFV.js";
import "./chunk-UMKXKTRE.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-AE3EEK4L.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-SGC2UI6M.js";
import "./chunk-FPOD7EXO.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-HEDRCRDW.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MWGLGPPK.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
