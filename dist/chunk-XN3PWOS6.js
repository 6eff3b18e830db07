import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-B4O7VHVV.js";
import "./chunk-SKDLOP2S.js";
import "./chunk-SQ7GBTRU.js";
import "./chunk-NBO7WMZJ.js";
import "./chunk-ZHUMCPFL.js";
import "./chunk-L2SZZY43.js";
import "./chunk-6GFDVTN5.js";
import "./chunk-SXX6E3UQ.js";
import "./chunk-FEWKTYMI.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-DULAZTQN.js";
import "./chunk-BVSSHKQL.js";
import "./chunk-JENFC2SS.js";
import "./chunk-LNK7PSXH.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-6CYSLCCH.js";
import "./chunk-HVKXDRYS.js";
import "./chunk-5C6IGSMC.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
