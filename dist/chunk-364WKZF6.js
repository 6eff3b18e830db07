import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-4LKOQ2R3.js";
import "./chunk-XR3O5A7X.js";
import "./chunk-VHOXFSJQ.js";
import "./chunk-FO5W2GVW.js";
import "./chunk-I3BC4T4C.js";
import "./chunk-NK26DAEM.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-XPRSDLXU.js";
import "./chunk-5ZZBSKZ4.js";
import "./chunk-QY5KDZ2W.js";
import "./chunk-WUDM5ZO4.js";
import "./chunk-UDYZINRG.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-D76M4JSG.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
