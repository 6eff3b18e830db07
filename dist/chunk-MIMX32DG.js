import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-TGFIQX75.js";
import "./chunk-QMFNKWIJ.js";
import "./chunk-6GFDVTN5.js";
import "./chunk-FEWKTYMI.js";
import "./chunk-NI4JVXXZ.js";
import "./chunk-GKD3M5SU.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-MX3PVGTV.js";
import "./chunk-DULAZTQN.js";
import "./chunk-BVSSHKQL.js";
import "./chunk-6CYSLCCH.js";
import "./chunk-HVKXDRYS.js";
import "./chunk-5C6IGSMC.js";
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
