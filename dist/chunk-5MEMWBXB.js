import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-N66NI4QU.js";
import "./chunk-IGAEVLMM.js";
import "./chunk-VVWDCBMU.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-ZC2OKWMJ.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-CI4LCVWH.js";
export {
  renderTerminal
};
