import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-GKWHNS3V.js";
import "./chunk-LPX5MZQA.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-CFFGKVLN.js";
import "./chunk-B3PNXCCA.js";
import "./chunk-JWM6PJXI.js";
import "./chunk-VNNMIEUE.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-TAAIGOT7.js";
import "./chunk-NMRTIBRI.js";
import "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-BDXJJNFK.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-YLFPFNER.js";
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
