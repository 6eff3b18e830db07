import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-ECMGHCZX.js";
import "./chunk-QBWKZJ6T.js";
import "./chunk-DY5MZGBG.js";
import "./chunk-JGE2J37Q.js";
import "./chunk-EOMEUQE6.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LJHKMGDH.js";
import "./chunk-P5B43EK3.js";
import "./chunk-24BYPFHA.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZJTJJKHC.js";
import "./chunk-DOGOCC45.js";
import "./chunk-AJREI55M.js";
import "./chunk-25EIXFGD.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-HV5B74IX.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
