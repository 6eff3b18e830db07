import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-ZP3UAAQ6.js";
import "./chunk-EJN6XJUH.js";
import "./chunk-TE67XJCA.js";
import "./chunk-S54H6D4D.js";
import "./chunk-TSSJVFYP.js";
import "./chunk-UPJXSDPA.js";
import "./chunk-ZFHU6EVA.js";
import "./chunk-IBCYPEES.js";
import "./chunk-SP3M66MK.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-5D5RNC76.js";
import "./chunk-VMSJNSMK.js";
import "./chunk-VGHPW3AW.js";
import "./chunk-LY6DCVGB.js";
import "./chunk-ZDRTXKNB.js";
import "./chunk-G2EO2CAU.js";
import "./chunk-YD6HFT6A.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-U2TKNSBK.js";
import "./chunk-JEBXHYTL.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
