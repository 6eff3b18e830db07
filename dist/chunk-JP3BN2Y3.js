import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-GPM7PUTE.js";
import "./chunk-UH3XQQ5K.js";
import "./chunk-KXW4SWSP.js";
import "./chunk-RXST6EUF.js";
import "./chunk-BAQDC6HZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JYCKRS6T.js";
import "./chunk-L3SWJHT7.js";
import "./chunk-RDWCEUEJ.js";
export {
  renderTerminal
};
