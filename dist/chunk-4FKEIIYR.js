import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-VCYYREJC.js";
import "./chunk-TI66AGXU.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-VZ6IFXNL.js";
import "./chunk-IUUS6L2G.js";
import "./chunk-DETGZOHF.js";
import "./chunk-T4F32VRC.js";
import "./chunk-CVHD2AQO.js";
import "./chunk-366MREI3.js";
import "./chunk-C242JXLI.js";
import "./chunk-BQZMWILY.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-HEDRCRDW.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MWGLGPPK.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  renderTerminal
};
