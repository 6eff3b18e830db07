import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-UATV7I5X.js";
import "./chunk-JIMHOKQ4.js";
import "./chunk-YM2IGK2Y.js";
import "./chunk-M3IQXKY4.js";
import "./chunk-DETGZOHF.js";
import "./chunk-DD2CFNKU.js";
import "./chunk-CICZBPIP.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-WUNUQ3KI.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import "./chunk-NR6YMEGS.js";
import "./chunk-H2WPJ5RR.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
