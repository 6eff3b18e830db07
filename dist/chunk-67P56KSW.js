import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-27E7VNCF.js";
import "./chunk-EBXCZ4TE.js";
import "./chunk-IUAN4E33.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-YQJVMODI.js";
import "./chunk-TDNHCTAD.js";
import "./chunk-UEYNSEOU.js";
export {
  renderTerminal
};
