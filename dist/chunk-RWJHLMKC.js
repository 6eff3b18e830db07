import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-NDBK76A7.js";
import "./chunk-77VSXK2V.js";
import "./chunk-4HX472G7.js";
import "./chunk-HE54TERA.js";
import "./chunk-KRE7A65X.js";
import "./chunk-RDAXUNT5.js";
import "./chunk-5HSFHHI4.js";
import "./chunk-FIYICDOV.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JNF6BSRN.js";
import "./chunk-PHW4V4HM.js";
import "./chunk-C4X42FS4.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-4GPOAZHA.js";
import "./chunk-Q6B6MAOB.js";
import "./chunk-RCRAC2VS.js";
import "./chunk-HAN4HDM2.js";
import "./chunk-5YGUPGC4.js";
import "./chunk-QR6VSCDH.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
