import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-NA2JG6YN.js";
import "./chunk-X4UHNX5K.js";
import "./chunk-TIH3UY6H.js";
import "./chunk-7PGBJLEN.js";
import "./chunk-VZUNXCRH.js";
import "./chunk-QF75JCHI.js";
import "./chunk-LVPLGUNK.js";
export {
  compareWithRuns,
  readEarlierRuns
};
