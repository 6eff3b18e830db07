import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-SLU72FN5.js";
import "./chunk-CARL7IWO.js";
import "./chunk-ZC4NRCBT.js";
import "./chunk-FK33R37I.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-CDZFAXNF.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-D76M4JSG.js";
export {
  renderTerminal
};
