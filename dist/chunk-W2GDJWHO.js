import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-B7HVR25N.js";
import "./chunk-7SX4EJTF.js";
import "./chunk-7NFXO4BC.js";
import "./chunk-PDFFKQMP.js";
import "./chunk-OMO7K4ZX.js";
import "./chunk-TOJNAE7U.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-SCDUK776.js";
import "./chunk-3CVJVNKN.js";
import "./chunk-DSEWQ6ZQ.js";
import "./chunk-JYWDFAE4.js";
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
