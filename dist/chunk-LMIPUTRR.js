import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns
} from "./chunk-6GMKIOVQ.js";
import "./chunk-JE2QUKGG.js";
import "./chunk-45AIYJW3.js";
import "./chunk-HVHKHH7Q.js";
import "./chunk-CWHUT3KT.js";
import "./chunk-SUL6TMV5.js";
import "./chunk-CV2Q5Y3B.js";
import "./chunk-V72D4SVG.js";
import "./chunk-RCQKNBD3.js";
import "./chunk-EUPBPFFF.js";
import "./chunk-NXLM7HAE.js";
export {
  divideRun,
  mostRuns
};
