import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns
} from "./chunk-HPLJTGJR.js";
import "./chunk-DQIB3N62.js";
import "./chunk-FTWSZTTV.js";
import "./chunk-N4XXG3KM.js";
import "./chunk-CDGPTJKX.js";
import "./chunk-AJETUELD.js";
import "./chunk-YAECIBRF.js";
import "./chunk-YZEAGLV7.js";
import "./chunk-PXQ63ENR.js";
import "./chunk-XW77I2CL.js";
import "./chunk-4YQZDUKF.js";
export {
  divideRun,
  mostRuns
};
