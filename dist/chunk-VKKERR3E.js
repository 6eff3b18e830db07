import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-347WDBYQ.js";
import "./chunk-NAX7E43P.js";
import "./chunk-ECP5X6NC.js";
import "./chunk-7KEJMU3A.js";
import "./chunk-U2X3QFOP.js";
import "./chunk-DJZJUDIJ.js";
import "./chunk-P357DROS.js";
import "./chunk-RXST6EUF.js";
import "./chunk-BAQDC6HZ.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JYCKRS6T.js";
import "./chunk-3HQGK2HF.js";
import "./chunk-ZKHW47AJ.js";
import "./chunk-VR6UGIS2.js";
import "./chunk-WU2R7JO7.js";
import "./chunk-WTVE7RKI.js";
import "./chunk-JIOIE7W5.js";
import "./chunk-YT6EWO73.js";
import "./chunk-L3SWJHT7.js";
import "./chunk-RDWCEUEJ.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
