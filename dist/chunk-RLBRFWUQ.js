import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-53G5KFQH.js";
import "./chunk-IMFDB3X3.js";
import "./chunk-YE6DCWAL.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LEGFCXBB.js";
import "./chunk-DR7B3RAX.js";
import "./chunk-DETGZOHF.js";
import "./chunk-T4F32VRC.js";
import "./chunk-SFW67IYW.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-YLFPFNER.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-EZ6QILIA.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  renderTerminal
};
