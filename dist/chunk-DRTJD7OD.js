import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-3MU4ZTWN.js";
import "./chunk-5CIGUGMO.js";
import "./chunk-B6XCJXOG.js";
import "./chunk-TUJHXHHY.js";
import "./chunk-RBNMNCNC.js";
import "./chunk-6OFUZLWL.js";
import "./chunk-PSN6ITKN.js";
import "./chunk-WVYRDAFJ.js";
import "./chunk-JRSOVAJU.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-45A2RBVZ.js";
import "./chunk-6X7ECEZ2.js";
import "./chunk-JENFC2SS.js";
import "./chunk-LNK7PSXH.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-6CYSLCCH.js";
import "./chunk-PGSPP6Z5.js";
import "./chunk-YHAYBOAR.js";
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
