import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-63LH4GQZ.js";
import "./chunk-UPAIEE2J.js";
import "./chunk-OICV6IPM.js";
import "./chunk-FWADCI6V.js";
import "./chunk-YINOXP5M.js";
import "./chunk-72C7JS5K.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-VYXA65A2.js";
import "./chunk-YHX3XCKR.js";
import "./chunk-TPSNH2IV.js";
import "./chunk-6OBYWASE.js";
import "./chunk-7JCYJ2N4.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-ULWFNPWD.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
