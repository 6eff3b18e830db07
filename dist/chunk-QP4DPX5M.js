import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-ISDOB7VO.js";
import "./chunk-7ZAEX76R.js";
import "./chunk-XYRGZPPC.js";
import "./chunk-YBQFLKTJ.js";
import "./chunk-FKXXHZ3E.js";
import "./chunk-DFRW5SC5.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-3PJ6ZIC6.js";
import "./chunk-2YVJKX6G.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-D76M4JSG.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
