import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-MYU3NR2Y.js";
import "./chunk-4SPHACPI.js";
import "./chunk-5UAKLSS2.js";
import "./chunk-LZMQFXX3.js";
import "./chunk-LJ6H6AXS.js";
import "./chunk-TXUQXVAI.js";
import "./chunk-HGVC3CFT.js";
import "./chunk-YIWQ7TMA.js";
import "./chunk-UQX5Z2NS.js";
import "./chunk-EOBIABBL.js";
import "./chunk-BWQJWLT5.js";
import "./chunk-VNRZ3WZ2.js";
import "./chunk-V5ITX2AJ.js";
import "./chunk-UCWULWCZ.js";
import "./chunk-BJVLHL6I.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
