import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-4P6J7ETF.js";
import "./chunk-52UZ6LSN.js";
import "./chunk-HLRQ57TY.js";
import "./chunk-HLWFPRUS.js";
import "./chunk-QXT7KWW5.js";
import "./chunk-YSQH5ZNI.js";
import "./chunk-2HWXKAXP.js";
import "./chunk-CP5G4LMN.js";
import "./chunk-LJPXG7FZ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JC7PPILT.js";
import "./chunk-TV7K4ZUI.js";
import "./chunk-UXAJXQQC.js";
import "./chunk-RFXLHPV6.js";
import "./chunk-XCHB5GRR.js";
import "./chunk-UMYLD7PM.js";
import "./chunk-VGF6G6SP.js";
import "./chunk-HTDWX456.js";
import "./chunk-K4MUXOIM.js";
import "./chunk-BMOY2NKP.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
