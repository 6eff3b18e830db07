import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-TPKSIQ2C.js";
import "./chunk-TSSJVFYP.js";
import "./chunk-TQM4XNLR.js";
import "./chunk-RTCZC6HQ.js";
import "./chunk-IBCYPEES.js";
import "./chunk-SP3M66MK.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-5D5RNC76.js";
import "./chunk-U2TKNSBK.js";
import "./chunk-JEBXHYTL.js";
export {
  runPage
};
