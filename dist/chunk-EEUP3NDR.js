import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-YZP3R7GE.js";
import "./chunk-AIEC7ERZ.js";
import "./chunk-3E5WTRWQ.js";
import "./chunk-P3CZ7IZZ.js";
import "./chunk-JGP6ISKB.js";
import "./chunk-KAW3SNXQ.js";
import "./chunk-NL5JN3BN.js";
export {
  compareWithRuns,
  readEarlierRuns
};
