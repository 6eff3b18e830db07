import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-JQZ6DIOA.js";
import "./chunk-443VNOWO.js";
import "./chunk-U726YOEL.js";
import "./chunk-3EPEB24J.js";
import "./chunk-C4X42FS4.js";
import "./chunk-LFCIUYDR.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-GE67UXBQ.js";
import "./chunk-OJAS3MAN.js";
import "./chunk-SB7GXHZB.js";
import "./chunk-6UFHT7PW.js";
import "./chunk-QL4FBRUM.js";
import "./chunk-DKAHZW3X.js";
import "./chunk-5YGUPGC4.js";
import "./chunk-QR6VSCDH.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
