import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-LNGDXZJA.js";
import "./chunk-6F5H2H7G.js";
import "./chunk-I333TLYI.js";
import "./chunk-HTRGA6ZX.js";
import "./chunk-YBC23K2R.js";
import "./chunk-S4RC6JVE.js";
import "./chunk-XSLBDBLF.js";
import "./chunk-H4NFUKOA.js";
import "./chunk-YDYFESC3.js";
import "./chunk-LXHCABJU.js";
import "./chunk-ZGUH2ZYS.js";
import "./chunk-BF5B6SEL.js";
import "./chunk-OGORVKSH.js";
import "./chunk-XKQO7JOJ.js";
import "./chunk-II47CN7R.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
