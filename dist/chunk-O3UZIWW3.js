import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-OAT7PW4I.js";
import "./chunk-ILYT6K5X.js";
import "./chunk-LVL7QUME.js";
import "./chunk-HBG4YWXE.js";
import "./chunk-JZP2ZR4O.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LRHPCLIT.js";
import "./chunk-TF5MNLST.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-YZFOVLWQ.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-VFSBTNWN.js";
import "./chunk-S54MN7NY.js";
import "./chunk-5PXAWVHT.js";
import "./chunk-6AEAFHXR.js";
export {
  renderTerminal
};
