import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-ZNZN6UEZ.js";
import "./chunk-QBWKZJ6T.js";
import "./chunk-ROLV5ZTM.js";
import "./chunk-EYJLG3WT.js";
import "./chunk-WYMKD57Y.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LJHKMGDH.js";
import "./chunk-LOQJC7M4.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CVSSDXZ2.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-SRZ3AWC3.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
