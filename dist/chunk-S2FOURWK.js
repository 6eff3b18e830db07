import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-EUK7KYL3.js";
import "./chunk-IV6TVSQP.js";
import "./chunk-DT2N7TIS.js";
import "./chunk-ELB2L5LQ.js";
import "./chunk-OTOX3YDU.js";
import "./chunk-DETGZOHF.js";
import "./chunk-VUIQ53WU.js";
import "./chunk-DGO7CV7T.js";
import "./chunk-OLUCFC44.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-6KJVURDF.js";
import "./chunk-HBW6ZQ3L.js";
import "./chunk-PQ2UACWX.js";
import "./chunk-RSJYOS4T.js";
import "./chunk-JSYPYRIY.js";
import "./chunk-CYYKGCJD.js";
import "./chunk-YBCGSQCV.js";
export {
  renderTerminal
};
