import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-GNWJHAHQ.js";
import "./chunk-WMKKS76U.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-IHQHYL2X.js";
import "./chunk-L3ED5M3N.js";
import "./chunk-4NNRCR6L.js";
import "./chunk-OH7WZFHS.js";
import "./chunk-C2YYVKBV.js";
import "./chunk-3MGPJ5DL.js";
import "./chunk-HHPLIB5E.js";
import "./chunk-FW6RWXQA.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-AE3EEK4L.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-H5LWLZT3.js";
import "./chunk-QX3WEO6X.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-S2FTDLAI.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MKP6DHH7.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
