import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-MQA6BF7Y.js";
import "./chunk-AO25FLSF.js";
import "./chunk-QKLLEZ7M.js";
import "./chunk-DMV5MRE2.js";
import "./chunk-YE354HHL.js";
import "./chunk-HTSFUFRG.js";
import "./chunk-F42Z6LQN.js";
import "./chunk-IZ4SPP6Y.js";
import "./chunk-LR7FXMIF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-VUVVMTBD.js";
import "./chunk-GWY3UNQV.js";
import "./chunk-TFPBVTOR.js";
import "./chunk-FTMEOJJ3.js";
import "./chunk-VLLJS3BN.js";
import "./chunk-DCJQWHYR.js";
import "./chunk-G4IZV54E.js";
import "./chunk-DL3TRJVE.js";
import "./chunk-AXING74H.js";
import "./chunk-SRGQHHWD.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
