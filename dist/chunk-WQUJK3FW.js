import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-MVJU3EEI.js";
import "./chunk-4A6EO44C.js";
import "./chunk-UIWU7IE4.js";
import "./chunk-JRSOVAJU.js";
import "./chunk-LNSPFJEK.js";
import "./chunk-2IBBH44J.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-C2LKCV62.js";
import "./chunk-45A2RBVZ.js";
import "./chunk-GTPQOVS4.js";
import "./chunk-FK63ORSE.js";
import "./chunk-PGSPP6Z5.js";
import "./chunk-YHAYBOAR.js";
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
