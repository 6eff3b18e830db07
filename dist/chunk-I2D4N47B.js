import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-3A3XCDT7.js";
import "./chunk-HW2XWBA5.js";
import "./chunk-XDMTKR2C.js";
import "./chunk-GWY3UNQV.js";
import "./chunk-TFPBVTOR.js";
import "./chunk-35THHRBU.js";
import "./chunk-FTMEOJJ3.js";
import "./chunk-VLLJS3BN.js";
import "./chunk-KBY52BWA.js";
import "./chunk-DCJQWHYR.js";
import "./chunk-WWCSMYN7.js";
import "./chunk-G4IZV54E.js";
import "./chunk-DL3TRJVE.js";
import "./chunk-AXING74H.js";
import "./chunk-SRGQHHWD.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
