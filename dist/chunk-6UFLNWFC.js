import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-NO5XEUNX.js";
import "./chunk-6J2MF3ZQ.js";
import "./chunk-MYHFFC7R.js";
import "./chunk-F2M3MRNK.js";
import "./chunk-5AFXCYHW.js";
import "./chunk-CV2Q5Y3B.js";
import "./chunk-TVAMJHCM.js";
import "./chunk-NXLM7HAE.js";
export {
  renderTerminal
};
