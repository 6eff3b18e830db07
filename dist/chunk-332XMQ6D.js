import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-FIDAMNSW.js";
import "./chunk-RGU2RT7S.js";
import "./chunk-OZDMXL7Q.js";
import "./chunk-KNDR7TI7.js";
import "./chunk-5POPCU4U.js";
import "./chunk-WBKQNFVM.js";
import "./chunk-QF75JCHI.js";
import "./chunk-LVPLGUNK.js";
export {
  renderTerminal
};
