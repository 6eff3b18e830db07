import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-2A6EYTD3.js";
import "./chunk-T6DWAGQI.js";
import "./chunk-FKVIGAQV.js";
import "./chunk-EG2Z4ARY.js";
import "./chunk-SNYIUUB5.js";
import "./chunk-DE5L37M3.js";
import "./chunk-RUNFEW2S.js";
import "./chunk-E3ZOBHJY.js";
import "./chunk-37X6YBJN.js";
import "./chunk-V7MGPRXA.js";
import "./chunk-WHFF6ERV.js";
import "./chunk-SJHDPX6Y.js";
import "./chunk-PK2SMKUS.js";
import "./chunk-XYRGZPPC.js";
import "./chunk-2RTKFCFJ.js";
import "./chunk-6AFAVRW4.js";
import "./chunk-EI42GYI4.js";
import "./chunk-4JOBGGCL.js";
import "./chunk-RIZ2WRCG.js";
import "./chunk-FKXXHZ3E.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-PSQTKHV2.js";
import "./chunk-2YVJKX6G.js";
import "./chunk-SYWJFIEI.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-D76M4JSG.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
