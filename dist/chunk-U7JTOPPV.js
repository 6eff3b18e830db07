import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-RAEDXV37.js";
import "./chunk-XEVVMVRZ.js";
import "./chunk-4B7GKOY2.js";
import "./chunk-CTEXBNBH.js";
import "./chunk-OS3YJ6VZ.js";
import "./chunk-JW25SKAW.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-QCD2KOGE.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-RJMBM657.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZBX23BAZ.js";
import "./chunk-EQQMDNB5.js";
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
