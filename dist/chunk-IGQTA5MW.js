import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-A4H34DNT.js";
import "./chunk-WF6OEFVD.js";
import "./chunk-DOWFUOIP.js";
import "./chunk-M3IQXKY4.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import "./chunk-TFNLC6AD.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
