import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand
} from "./chunk-AME3G53Q.js";
import "./chunk-JZKA3IUL.js";
import "./chunk-7ZJ2G7CE.js";
import "./chunk-NH2ZF3R3.js";
import "./chunk-AZZCTMIB.js";
import "./chunk-TW2UAA6S.js";
import "./chunk-RAYZK6MY.js";
import "./chunk-ENINVQK4.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-2IUBTQFS.js";
import "./chunk-NA5CZFXA.js";
import "./chunk-VAMUBXOT.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-HUINHYDK.js";
import "./chunk-BNK47UN4.js";
import "./chunk-TDNHCTAD.js";
import "./chunk-UEYNSEOU.js";
export {
  divideRun,
  mostRuns,
  planCommand
};
