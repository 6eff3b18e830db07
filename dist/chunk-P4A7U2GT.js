import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns
} from "./chunk-KMK7Z4ZO.js";
import "./chunk-D5UX7WPW.js";
import "./chunk-2OCXXHJA.js";
import "./chunk-Y64DVLJK.js";
import "./chunk-BLZGHW2O.js";
import "./chunk-OZ2MGS7F.js";
import "./chunk-7PGBJLEN.js";
import "./chunk-VZUNXCRH.js";
import "./chunk-WBKQNFVM.js";
import "./chunk-LVPLGUNK.js";
export {
  divideRun,
  mostRuns
};
