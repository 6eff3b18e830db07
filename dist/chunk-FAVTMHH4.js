import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-6ML5EYCO.js";
import "./chunk-GSEJL5MB.js";
import "./chunk-FXDFHXY2.js";
import "./chunk-H7HY4T7R.js";
import "./chunk-OFMU3SB7.js";
import "./chunk-WKJ7KUG6.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-TXIT2YOX.js";
import "./chunk-BUN3RDSW.js";
import "./chunk-L7WRUY76.js";
import "./chunk-WUDM5ZO4.js";
import "./chunk-IEE52T3X.js";
import "./chunk-FAXNCVIA.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-WWMWIC5H.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-D76M4JSG.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
