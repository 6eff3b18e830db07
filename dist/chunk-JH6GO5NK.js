import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-AEGK5DEI.js";
import "./chunk-SKQL6GWN.js";
import "./chunk-63AQR3DG.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-ZQC3EM6D.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-II6TTSD3.js";
export {
  renderTerminal
};
