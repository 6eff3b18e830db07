import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-U36MFE57.js";
import "./chunk-P4BJI7BV.js";
import "./chunk-Z5PZFUC7.js";
import "./chunk-32V5HJ23.js";
import "./chunk-VAKA57AE.js";
import "./chunk-OKFV5AQZ.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-2UVZ35IH.js";
import "./chunk-S626GGRF.js";
import "./chunk-6WHJCVEG.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-2TRLSR4C.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  renderTerminal
};
