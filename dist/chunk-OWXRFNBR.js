import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-GT2GCLAO.js";
import "./chunk-YE354HHL.js";
import "./chunk-HFVI4BDC.js";
import "./chunk-MVDF3PA5.js";
import "./chunk-IZ4SPP6Y.js";
import "./chunk-LR7FXMIF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-VUVVMTBD.js";
import "./chunk-AXING74H.js";
import "./chunk-SRGQHHWD.js";
export {
  runPage
};
