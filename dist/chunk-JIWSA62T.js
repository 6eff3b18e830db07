import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-Z7LGOH7K.js";
import "./chunk-V7EACVVU.js";
import "./chunk-KVWCOYDY.js";
import "./chunk-JNEBAZWH.js";
import "./chunk-T3OOHORU.js";
import "./chunk-24ABYTGG.js";
import "./chunk-HFNVXEV3.js";
import "./chunk-MQFXGVUG.js";
import "./chunk-PYPHCBKF.js";
import "./chunk-BCR3LTUV.js";
import "./chunk-YMHXG3RP.js";
import "./chunk-TJB7G7D7.js";
import "./chunk-WEN7HM57.js";
import "./chunk-LRXGUXPQ.js";
import "./chunk-TLD6K6B5.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
