import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-5GD52YOS.js";
import "./chunk-H2J3QSWL.js";
import "./chunk-Q7BNOYXI.js";
import "./chunk-XFOVP3U4.js";
import "./chunk-KRE7A65X.js";
import "./chunk-5TVM5T4W.js";
import "./chunk-BXHHCDRO.js";
import "./chunk-FIYICDOV.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JNF6BSRN.js";
import "./chunk-3EPEB24J.js";
import "./chunk-C4X42FS4.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-GE67UXBQ.js";
import "./chunk-SB7GXHZB.js";
import "./chunk-QL4FBRUM.js";
import "./chunk-DKAHZW3X.js";
import "./chunk-5YGUPGC4.js";
import "./chunk-QR6VSCDH.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
