import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-BDQK7C6Y.js";
import "./chunk-CY3XP7JB.js";
import "./chunk-IUAN4E33.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-YQJVMODI.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-UEYNSEOU.js";
export {
  renderTerminal
};
