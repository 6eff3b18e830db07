import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-6OXR6IZ6.js";
import "./chunk-T5OYA3M4.js";
import "./chunk-UVTPR52G.js";
import "./chunk-XX66NQWP.js";
import "./chunk-DETGZOHF.js";
import "./chunk-2M7PP65V.js";
import "./chunk-VLF4OUDM.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-FHGU7OBP.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-IXXBP2FV.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
