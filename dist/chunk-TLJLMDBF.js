import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns
} from "./chunk-ZDNQ4QKN.js";
import "./chunk-LIH6J2ZI.js";
import "./chunk-VFLUQHKJ.js";
import "./chunk-VKO3OA46.js";
import "./chunk-V4FD2W2S.js";
import "./chunk-GVLSBEUD.js";
import "./chunk-WBKQNFVM.js";
import "./chunk-57SGZWIF.js";
import "./chunk-O4WGEXZI.js";
import "./chunk-J6DUH2TX.js";
import "./chunk-LVPLGUNK.js";
export {
  divideRun,
  mostRuns
};
