import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-5HCE3HYR.js";
import "./chunk-J7ANDSLO.js";
import "./chunk-PSN6ITKN.js";
import "./chunk-JRSOVAJU.js";
import "./chunk-2KUUWRIW.js";
import "./chunk-2IBBH44J.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-C2LKCV62.js";
import "./chunk-45A2RBVZ.js";
import "./chunk-6X7ECEZ2.js";
import "./chunk-6CYSLCCH.js";
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
