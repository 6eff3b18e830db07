import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-V75L7TJS.js";
import "./chunk-MJ6BHU33.js";
import "./chunk-BDR3QMF6.js";
import "./chunk-YJGFIZIH.js";
import "./chunk-6OIJMQ5Z.js";
import "./chunk-S6TMESLS.js";
import "./chunk-7NFXO4BC.js";
import "./chunk-TSPH5Z4P.js";
import "./chunk-PDFFKQMP.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-3CVJVNKN.js";
import "./chunk-DSEWQ6ZQ.js";
import "./chunk-JENFC2SS.js";
import "./chunk-ZI4U6NHU.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-JYWDFAE4.js";
import "./chunk-PHNY62S2.js";
import "./chunk-MLKTU7KE.js";
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
