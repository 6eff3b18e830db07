import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-SWMJXEMI.js";
import "./chunk-CY2SKLXO.js";
import "./chunk-TJXHWBNQ.js";
import "./chunk-GCL6EHOT.js";
import "./chunk-65T2TBIG.js";
import "./chunk-JFRCFNEU.js";
import "./chunk-VTNRKZ6A.js";
import "./chunk-TXOQYW22.js";
import "./chunk-U3SCLJOK.js";
import "./chunk-2QT7CS6L.js";
import "./chunk-M5EXYANC.js";
import "./chunk-LBW5H5K7.js";
import "./chunk-NF2434PD.js";
import "./chunk-UZYDJSHG.js";
import "./chunk-OWGRANZR.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-KKNESTKL.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-DPBPFM2G.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-5H3CNVZE.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-MZKM2TRD.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-7ZVPLIX4.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-BYNDWTZ4.js";
import "./chunk-2FMQLZ33.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
