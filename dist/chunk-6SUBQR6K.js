import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-JVEY4G4I.js";
import "./chunk-WI4PRYQA.js";
import "./chunk-BI2RNXJ4.js";
import "./chunk-NBDV6532.js";
import "./chunk-BG7OL45B.js";
import "./chunk-CWMEMNLP.js";
import "./chunk-NRTQNZK6.js";
import "./chunk-J3JSCCGF.js";
import "./chunk-HMI2BYHD.js";
import "./chunk-4NSAWZJJ.js";
import "./chunk-DCOROBRQ.js";
import "./chunk-NK2EPNVT.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-3KVMG7JR.js";
import "./chunk-4GRCZZL7.js";
import "./chunk-TVWLZZA2.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
