import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-HQ22CSR6.js";
import "./chunk-ILYT6K5X.js";
import "./chunk-O4YBHKJO.js";
import "./chunk-CP5PMIET.js";
import "./chunk-ETEL6HIO.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LRHPCLIT.js";
import "./chunk-LBTCLQAS.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-RILQDXZB.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-HQ7M422Y.js";
import "./chunk-S54MN7NY.js";
import "./chunk-6OBZMCFN.js";
import "./chunk-6AEAFHXR.js";
export {
  renderTerminal
};
