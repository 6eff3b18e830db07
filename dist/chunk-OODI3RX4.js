import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-S3MKRW7G.js";
import "./chunk-XQNALTOE.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-QAI7AX55.js";
import "./chunk-YS2ACRVV.js";
import "./chunk-DETGZOHF.js";
import "./chunk-T4F32VRC.js";
import "./chunk-RQT7XFZU.js";
import "./chunk-C2YYVKBV.js";
import "./chunk-C242JXLI.js";
import "./chunk-FXB6C7KM.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-S2FTDLAI.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MKP6DHH7.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  renderTerminal
};
