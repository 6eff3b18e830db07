import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-HX2TFEN6.js";
import "./chunk-XWRZD5PD.js";
import "./chunk-MRAHP54S.js";
import "./chunk-HTRGA6ZX.js";
import "./chunk-YBC23K2R.js";
import "./chunk-S4RC6JVE.js";
import "./chunk-XSLBDBLF.js";
import "./chunk-H4NFUKOA.js";
import "./chunk-YDYFESC3.js";
import "./chunk-U7VY6VYK.js";
import "./chunk-4AYTZZAK.js";
import "./chunk-KIYPOGMI.js";
import "./chunk-OGORVKSH.js";
import "./chunk-XKQO7JOJ.js";
import "./chunk-II47CN7R.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
