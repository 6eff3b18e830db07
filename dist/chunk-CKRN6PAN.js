import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-SIPOT7Q4.js";
import "./chunk-QBWKZJ6T.js";
import "./chunk-ROLV5ZTM.js";
import "./chunk-6NSDOWJU.js";
import "./chunk-WYMKD57Y.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LJHKMGDH.js";
import "./chunk-LOQJC7M4.js";
import "./chunk-IWKTFWCI.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CVSSDXZ2.js";
import "./chunk-2RT6D7OZ.js";
import "./chunk-OTHCVNR7.js";
import "./chunk-SRZ3AWC3.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
