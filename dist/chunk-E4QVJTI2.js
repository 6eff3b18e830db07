import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-IVVXRQWH.js";
import "./chunk-QBWKZJ6T.js";
import "./chunk-OA26LH3Z.js";
import "./chunk-H5QT5SOH.js";
import "./chunk-WYMKD57Y.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LJHKMGDH.js";
import "./chunk-EEL42BFF.js";
import "./chunk-24BYPFHA.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-5ZCYZRTZ.js";
import "./chunk-DOGOCC45.js";
import "./chunk-AJREI55M.js";
import "./chunk-QDESIQPF.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
