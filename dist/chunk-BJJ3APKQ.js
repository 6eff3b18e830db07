import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-PTEASSM2.js";
import "./chunk-IRDNMRQD.js";
import "./chunk-BI2RNXJ4.js";
import "./chunk-NBDV6532.js";
import "./chunk-BG7OL45B.js";
import "./chunk-CWMEMNLP.js";
import "./chunk-T3ZRPD4E.js";
import "./chunk-EOT23C4I.js";
import "./chunk-V4YUQS64.js";
import "./chunk-43KN7CJK.js";
import "./chunk-DCOROBRQ.js";
import "./chunk-6TD7GEOB.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-4MWHWVCX.js";
import "./chunk-4GRCZZL7.js";
import "./chunk-TVWLZZA2.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
