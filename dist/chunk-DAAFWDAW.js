import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-TK6FQL5P.js";
import "./chunk-WRWRPYVA.js";
import "./chunk-ZONDMFQJ.js";
import "./chunk-OZDMXL7Q.js";
import "./chunk-5POPCU4U.js";
import "./chunk-QF75JCHI.js";
import "./chunk-WBKQNFVM.js";
import "./chunk-LVPLGUNK.js";
export {
  renderTerminal
};
