import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-GOYVRBSZ.js";
import "./chunk-NSSSFGOI.js";
import "./chunk-NPAIYHAB.js";
import "./chunk-QF67B27A.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-WFCKU2FU.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-2VLYWNQO.js";
import "./chunk-TY7B5TXS.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-RXBPVS4D.js";
import "./chunk-YQOMIKF2.js";
import "./chunk-Y3RMFQMC.js";
import "./chunk-D7NC4ZYO.js";
import "./chunk-XPU6YUJZ.js";
import "./chunk-O4QLOESW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
