import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-4DUBYXH7.js";
import "./chunk-P2GO4BSJ.js";
import "./chunk-Y5JRMQJF.js";
import "./chunk-VZJ455BA.js";
import "./chunk-FJEIVFV4.js";
import "./chunk-RROCOFDD.js";
import "./chunk-AIYBUT2E.js";
import "./chunk-J4624ETR.js";
import "./chunk-VGAOEJHC.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CEKFOB4B.js";
import "./chunk-JNEBAZWH.js";
import "./chunk-T3OOHORU.js";
import "./chunk-HFNVXEV3.js";
import "./chunk-MQFXGVUG.js";
import "./chunk-BCR3LTUV.js";
import "./chunk-TJB7G7D7.js";
import "./chunk-WEN7HM57.js";
import "./chunk-LRXGUXPQ.js";
import "./chunk-TLD6K6B5.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
