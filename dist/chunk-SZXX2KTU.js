import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-H2ND3FKS.js";
import "./chunk-RIJDALVO.js";
import "./chunk-KNHZQJGB.js";
import "./chunk-HCZMA56M.js";
import "./chunk-FU3O3UR4.js";
import "./chunk-WEXGFD4C.js";
import "./chunk-6RSAPQSI.js";
import "./chunk-5ZXRHIMO.js";
import "./chunk-5BF5RVFI.js";
import "./chunk-4Q7WLE5J.js";
import "./chunk-4EMUZDCL.js";
import "./chunk-KBODKR6E.js";
import "./chunk-ZMFSRF76.js";
import "./chunk-NPAIYHAB.js";
import "./chunk-Z22JRI4X.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-SA24SY4U.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-MVMQI5E3.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-5H3CNVZE.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-YQOMIKF2.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-ZLRCHSLS.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-D7NC4ZYO.js";
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
