import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-JYAGGTCS.js";
import "./chunk-ILYT6K5X.js";
import "./chunk-DMJDH7YA.js";
import "./chunk-BXR7NSNK.js";
import "./chunk-OCKTFDNL.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LRHPCLIT.js";
import "./chunk-3SO56LQJ.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-GI7CEKJ2.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-4UFDULTY.js";
import "./chunk-S54MN7NY.js";
import "./chunk-CBSSZPCU.js";
import "./chunk-6AEAFHXR.js";
export {
  renderTerminal
};
