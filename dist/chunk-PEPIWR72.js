import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-KGYMGWUB.js";
import "./chunk-KO53MY2Z.js";
import "./chunk-QST5CTKI.js";
import "./chunk-XCVI2YWU.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-FWADCI6V.js";
import "./chunk-XUPAXZAS.js";
import "./chunk-NPM4VNCQ.js";
import "./chunk-QRFTQIRK.js";
import "./chunk-PIWMXEAB.js";
import "./chunk-EXA3WABT.js";
import "./chunk-MO4KWYEZ.js";
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
