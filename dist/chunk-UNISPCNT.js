import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-PGGITMJC.js";
import "./chunk-3JQE6CJQ.js";
import "./chunk-7JEGNONS.js";
import "./chunk-3IRU3HTC.js";
import "./chunk-PECHCX7W.js";
import "./chunk-Y72CYAUX.js";
import "./chunk-TJKN3UWG.js";
export {
  compareWithRuns,
  readEarlierRuns
};
