import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-S4ZYQT4X.js";
import "./chunk-R6KMBNQB.js";
import "./chunk-ISR6LRNS.js";
import "./chunk-7HHSP3QY.js";
import "./chunk-WFOUUYWG.js";
import "./chunk-OZ3NHK53.js";
import "./chunk-N6IWLUEJ.js";
import "./chunk-YJINONHY.js";
import "./chunk-ZU5YSCOF.js";
import "./chunk-GNJ6NTM7.js";
import "./chunk-VG43QUMU.js";
import "./chunk-KSHLNCHC.js";
import "./chunk-AEXHUGNN.js";
import "./chunk-W4JMPTKG.js";
import "./chunk-MOCKKVQM.js";
import "./chunk-LHL2X77S.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
