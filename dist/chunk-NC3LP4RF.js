import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-PZNHKI6H.js";
import "./chunk-RIYZ6CMU.js";
import "./chunk-GL6NX7AE.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-3EPUL6H7.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-C2YT5S34.js";
export {
  renderTerminal
};
