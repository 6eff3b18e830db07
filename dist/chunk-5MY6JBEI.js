import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-7IDD5W2D.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DCOROBRQ.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-TVWLZZA2.js";
export {
  renderTerminal
};
