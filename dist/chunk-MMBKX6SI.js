import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-D2DZZJVY.js";
import "./chunk-MYHFFC7R.js";
import "./chunk-S6UWHROJ.js";
import "./chunk-5AFXCYHW.js";
import "./chunk-YAECIBRF.js";
import "./chunk-ROPVL5DC.js";
import "./chunk-4YQZDUKF.js";
export {
  renderTerminal
};
