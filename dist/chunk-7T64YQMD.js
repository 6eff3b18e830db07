import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-RVBF752Z.js";
import "./chunk-7KAVFWTG.js";
import "./chunk-O4TIUTZF.js";
import "./chunk-EM6RRFEK.js";
import "./chunk-KWBUDWFI.js";
import "./chunk-6GEVBL4F.js";
import "./chunk-X6WT2ZG3.js";
import "./chunk-LXKV5SBI.js";
import "./chunk-FKPGXY3Q.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-NAM2YQPJ.js";
import "./chunk-HTRGA6ZX.js";
import "./chunk-YBC23K2R.js";
import "./chunk-XSLBDBLF.js";
import "./chunk-H4NFUKOA.js";
import "./chunk-LXHCABJU.js";
import "./chunk-BF5B6SEL.js";
import "./chunk-OGORVKSH.js";
import "./chunk-XKQO7JOJ.js";
import "./chunk-II47CN7R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
