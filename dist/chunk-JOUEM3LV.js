import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-JEI6XUNF.js";
import "./chunk-RUUTPGYS.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LSVV2KTI.js";
import "./chunk-W6PWQW6E.js";
import "./chunk-C242JXLI.js";
import "./chunk-BZOLZEPC.js";
import "./chunk-XZ3TNCHQ.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-DUOPNTX5.js";
import "./chunk-NG5RCJ3N.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  renderTerminal
};
