import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-KRCKDXTI.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-6UQXJCQP.js";
import "./chunk-2X3JUV6M.js";
import "./chunk-YAECIBRF.js";
import "./chunk-ROPVL5DC.js";
import "./chunk-4YQZDUKF.js";
export {
  renderTerminal
};
