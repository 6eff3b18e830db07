import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-EPMCBZVK.js";
import "./chunk-R7237LQS.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-3A7UCR4O.js";
import "./chunk-QGCNPHVF.js";
import "./chunk-C242JXLI.js";
import "./chunk-BJ5DKLTO.js";
import "./chunk-XZ3TNCHQ.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-26RSBUBL.js";
import "./chunk-MZYP3VHG.js";
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
