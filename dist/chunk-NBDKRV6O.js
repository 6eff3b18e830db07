import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-VXQMXEX3.js";
import "./chunk-XHPVYVD7.js";
import "./chunk-D7UXS7WU.js";
import "./chunk-PHW4V4HM.js";
import "./chunk-C4X42FS4.js";
import "./chunk-LFCIUYDR.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-4GPOAZHA.js";
import "./chunk-3C5OR5YL.js";
import "./chunk-Q6B6MAOB.js";
import "./chunk-UPLWTQSF.js";
import "./chunk-RCRAC2VS.js";
import "./chunk-HAN4HDM2.js";
import "./chunk-5YGUPGC4.js";
import "./chunk-QR6VSCDH.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
