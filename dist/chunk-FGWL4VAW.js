import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-J2Q5QA56.js";
import "./chunk-ZKYTNNIK.js";
import "./chunk-YZEAGLV7.js";
import "./chunk-ICIOEQVD.js";
import "./chunk-PXQ63ENR.js";
import "./chunk-XW77I2CL.js";
import "./chunk-ROPVL5DC.js";
import "./chunk-4YQZDUKF.js";
export {
  compareWithRuns,
  readEarlierRuns
};
