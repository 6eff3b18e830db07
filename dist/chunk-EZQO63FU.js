import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-BTQUTTMI.js";
import "./chunk-44OUPLZ7.js";
import "./chunk-VSKEZYLS.js";
import "./chunk-ZEU2S3JA.js";
import "./chunk-CO7UMXSK.js";
import "./chunk-Q4ILOOHT.js";
import "./chunk-DLC6QWNU.js";
import "./chunk-NTOX5YRT.js";
import "./chunk-GRANAFSU.js";
import "./chunk-BWNC64Y6.js";
import "./chunk-IKDVE3V2.js";
import "./chunk-PGE7PPG2.js";
import "./chunk-JPIAVQKU.js";
import "./chunk-4DAGCB7O.js";
import "./chunk-TRAXED3U.js";
import "./chunk-QRXLDMDE.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
