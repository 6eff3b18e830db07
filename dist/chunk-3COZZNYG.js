import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-DGFRJFCY.js";
import "./chunk-M6Y5PT5S.js";
import "./chunk-64WOD3D3.js";
import "./chunk-G4NTU5EW.js";
import "./chunk-VVQLI5YI.js";
import "./chunk-EHG7QM3U.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-5FUHIXFQ.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-RJMBM657.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-TRLR4BRW.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-2TRLSR4C.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  runPage
};
