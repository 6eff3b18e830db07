import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-TSWY642P.js";
import "./chunk-SV7BN7YJ.js";
import "./chunk-57SGZWIF.js";
import "./chunk-YKYQC7AK.js";
import "./chunk-O4WGEXZI.js";
import "./chunk-J6DUH2TX.js";
import "./chunk-QF75JCHI.js";
import "./chunk-LVPLGUNK.js";
export {
  compareWithRuns,
  readEarlierRuns
};
