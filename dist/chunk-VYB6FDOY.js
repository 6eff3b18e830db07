import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-L5OU3SPR.js";
import "./chunk-DG3JEMNR.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-XDR4KJET.js";
import "./chunk-PZDV2R43.js";
import "./chunk-KP76UKC6.js";
import "./chunk-O2QC55L3.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-BBCHEO2P.js";
import "./chunk-CX6SUYMO.js";
import "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-RVBSZVHK.js";
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
