import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-OOHF5EAU.js";
import "./chunk-ZAIS7C5G.js";
import "./chunk-RJWGW44X.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-VTSFVSEQ.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-FHBCOSLG.js";
export {
  renderTerminal
};
