import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-V5S5GMIG.js";
import "./chunk-JIMHOKQ4.js";
import "./chunk-QMF3ZPQV.js";
import "./chunk-B4JIEDNT.js";
import "./chunk-DETGZOHF.js";
import "./chunk-DD2CFNKU.js";
import "./chunk-T2O7LZ4X.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-WUNUQ3KI.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-FHGU7OBP.js";
import "./chunk-NR6YMEGS.js";
import "./chunk-IXXBP2FV.js";
import "./chunk-KAFQIV6R.js";
export {
  renderTerminal
};
