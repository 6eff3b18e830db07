import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-4FVPYNUD.js";
import "./chunk-MYHFFC7R.js";
import "./chunk-Z2RENURS.js";
import "./chunk-5AFXCYHW.js";
import "./chunk-CV2Q5Y3B.js";
import "./chunk-TVAMJHCM.js";
import "./chunk-NXLM7HAE.js";
export {
  renderTerminal
};
