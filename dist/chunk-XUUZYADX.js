import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-JQ4JG44Q.js";
import "./chunk-KN43YJCG.js";
import "./chunk-MX4VHKQP.js";
import "./chunk-WYMKD57Y.js";
import "./chunk-DETGZOHF.js";
import "./chunk-2M7PP65V.js";
import "./chunk-DSMO6EPZ.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-DDTWJ2AP.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-YUQUD4VP.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
