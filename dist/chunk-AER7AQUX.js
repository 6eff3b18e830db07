import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-WMOZHYON.js";
import "./chunk-RVZWGQ7C.js";
import "./chunk-JPDYOO7F.js";
import "./chunk-J4624ETR.js";
import "./chunk-VGAOEJHC.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CEKFOB4B.js";
import "./chunk-LRXGUXPQ.js";
import "./chunk-TLD6K6B5.js";
export {
  renderTerminal
};
