import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-XN6QQ6TA.js";
import "./chunk-Y62MCMYJ.js";
import "./chunk-DUTWS3SM.js";
import "./chunk-FG3RJ3TG.js";
import "./chunk-DCMJPXB7.js";
import "./chunk-SN4PNLVH.js";
import "./chunk-UIWU7IE4.js";
import "./chunk-HBERWSWT.js";
import "./chunk-JRSOVAJU.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-45A2RBVZ.js";
import "./chunk-GTPQOVS4.js";
import "./chunk-JENFC2SS.js";
import "./chunk-IGXVVSZS.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-FK63ORSE.js";
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
