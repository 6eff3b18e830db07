import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-UUNZOQFJ.js";
import "./chunk-KG2LAVBN.js";
import "./chunk-IWSYUBWR.js";
import "./chunk-QKVIJTX3.js";
import "./chunk-I3BC4T4C.js";
import "./chunk-HRVG5JOI.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-PSL3VLAR.js";
import "./chunk-I43RBFUH.js";
import "./chunk-4KQLPZ3G.js";
import "./chunk-TNM7ZIEC.js";
import "./chunk-46PM2M3X.js";
import "./chunk-FWGHJEGB.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-WVUL7I5J.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-JEWZCWTG.js";
import "./chunk-D76M4JSG.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
