import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-3XE6PSDJ.js";
import "./chunk-JQT4RRZZ.js";
import "./chunk-PHG5TYN7.js";
import "./chunk-FJQIKGTK.js";
import "./chunk-SKJ344W2.js";
import "./chunk-UOB6MR57.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-NFBEMVF7.js";
import "./chunk-ZDUZFM56.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-L2JPG5L4.js";
export {
  renderTerminal
};
