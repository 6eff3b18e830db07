import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareWithRuns,
  readEarlierRuns
} from "./chunk-IXAWRZ5K.js";
import "./chunk-ZI2IRFQJ.js";
import "./chunk-V72D4SVG.js";
import "./chunk-TFWNLQMD.js";
import "./chunk-RCQKNBD3.js";
import "./chunk-EUPBPFFF.js";
import "./chunk-TVAMJHCM.js";
import "./chunk-NXLM7HAE.js";
export {
  compareWithRuns,
  readEarlierRuns
};
