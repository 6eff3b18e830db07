import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-XZBH6QUI.js";
import "./chunk-XOE3T37B.js";
import "./chunk-WMTXA3NJ.js";
import "./chunk-VYIBGGDK.js";
import "./chunk-LX5YDLTV.js";
import "./chunk-T4343IGD.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-ZLRCHSLS.js";
import "./chunk-XZ3TNCHQ.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-Y3RMFQMC.js";
import "./chunk-D7NC4ZYO.js";
import "./chunk-O4QLOESW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  runPage
};
