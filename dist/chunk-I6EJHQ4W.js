import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-L2A7SSLM.js";
import "./chunk-CQFR7ALA.js";
import "./chunk-7R5HMZCL.js";
import "./chunk-PDFFKQMP.js";
import "./chunk-HAQNBD2I.js";
import "./chunk-TOJNAE7U.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-SCDUK776.js";
import "./chunk-3CVJVNKN.js";
import "./chunk-S27E3L3G.js";
import "./chunk-ERC2KMG2.js";
import "./chunk-PHNY62S2.js";
import "./chunk-MLKTU7KE.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
