import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-UNDUFKOJ.js";
import "./chunk-7YP6CLHK.js";
import "./chunk-OICV6IPM.js";
import "./chunk-FWADCI6V.js";
import "./chunk-YINOXP5M.js";
import "./chunk-V6FUBCZB.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-7VF47SPN.js";
import "./chunk-XO4FWHIJ.js";
import "./chunk-TPSNH2IV.js";
import "./chunk-6OBYWASE.js";
import "./chunk-VFKU3YY3.js";
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
