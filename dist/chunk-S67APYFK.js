import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-RV5AUPIE.js";
import "./chunk-4L3DIYNS.js";
import "./chunk-LS2J6MGJ.js";
import "./chunk-LXKV5SBI.js";
import "./chunk-FKPGXY3Q.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-NAM2YQPJ.js";
import "./chunk-XKQO7JOJ.js";
import "./chunk-II47CN7R.js";
export {
  renderTerminal
};
