import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand
} from "./chunk-W5V3IXEQ.js";
import "./chunk-OOVRJXLL.js";
import "./chunk-PGMO4KY2.js";
import "./chunk-AMM2N6OH.js";
import "./chunk-5FDMWSIY.js";
import "./chunk-BHFDPFQ6.js";
import "./chunk-XHNSZAR2.js";
import "./chunk-4ANW6F7Y.js";
import "./chunk-CWW73X2O.js";
import "./chunk-OMLN2US6.js";
import "./chunk-7XYIRKM6.js";
import "./chunk-S4FAWOGA.js";
import "./chunk-LJVK4K3O.js";
import "./chunk-PCIKHQ67.js";
import "./chunk-S2XO2HWL.js";
import "./chunk-NNVDMKUY.js";
import "./chunk-C5SQA46A.js";
import "./chunk-IHBPNJER.js";
export {
  divideRun,
  mostRuns,
  planCommand
};
