import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-YMH7DTG7.js";
import "./chunk-WROMS22V.js";
import "./chunk-5EQE7EKP.js";
import "./chunk-E7SQ5OSU.js";
import "./chunk-OZDMXL7Q.js";
import "./chunk-5POPCU4U.js";
import "./chunk-KAW3SNXQ.js";
import "./chunk-UJZZWERR.js";
import "./chunk-NL5JN3BN.js";
export {
  renderTerminal
};
