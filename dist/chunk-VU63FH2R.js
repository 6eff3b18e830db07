import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-SR2V4SWV.js";
import "./chunk-AXDITORY.js";
import "./chunk-LTLHITHW.js";
import "./chunk-W5IPQMDO.js";
import "./chunk-3E3ADCF6.js";
import "./chunk-ZUUELHRF.js";
import "./chunk-SS4ATXVP.js";
import "./chunk-ZCZHSMFS.js";
import "./chunk-R6MYEFF6.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KKJ6GZUD.js";
import "./chunk-MOJ2EZZV.js";
import "./chunk-4CHVRF6V.js";
import "./chunk-KBVVTE6R.js";
import "./chunk-FREKDRAH.js";
import "./chunk-VOIOE5JN.js";
import "./chunk-YX4LDKSY.js";
import "./chunk-BHBDXOCJ.js";
import "./chunk-XQ77ZUPI.js";
import "./chunk-D24T2PCJ.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
