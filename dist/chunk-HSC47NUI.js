import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-EBPMWQLT.js";
import "./chunk-WZQDFN72.js";
import "./chunk-RKI4UAER.js";
import "./chunk-JXQUQ67Y.js";
import "./chunk-ATCL2QPV.js";
import "./chunk-HXHXLXWB.js";
import "./chunk-U7NM2Y55.js";
import "./chunk-4BV7D5DP.js";
import "./chunk-6P64PFB4.js";
import "./chunk-L7WSK2PR.js";
import "./chunk-KEZ5UE4H.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-VEWHOEAR.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
