import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-AF3AIBSR.js";
import "./chunk-MYHFFC7R.js";
import "./chunk-TYTWNTEL.js";
import "./chunk-5AFXCYHW.js";
import "./chunk-YAECIBRF.js";
import "./chunk-ROPVL5DC.js";
import "./chunk-4YQZDUKF.js";
export {
  renderTerminal
};
