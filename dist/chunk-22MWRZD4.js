import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-HMCF5NUF.js";
import "./chunk-MYLC6WMV.js";
import "./chunk-UXZAJPIQ.js";
import "./chunk-5ARQM3DP.js";
import "./chunk-VNXDIVCO.js";
import "./chunk-RJYMIKTR.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-PRSWJ7XH.js";
import "./chunk-3N4X6SJR.js";
import "./chunk-CMGKKYWG.js";
import "./chunk-RPLNAKFS.js";
import "./chunk-CFXO65CR.js";
import "./chunk-4V4XOK5T.js";
import "./chunk-SYV4W2UT.js";
import "./chunk-4BJKN4E2.js";
import "./chunk-JDYX3NJL.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-2GLPYXAV.js";
import "./chunk-2FHLARVW.js";
import "./chunk-RF6NZLZR.js";
import "./chunk-FEBXIS77.js";
import "./chunk-BHKZNMTN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-ANUNGEYE.js";
import "./chunk-OQMSD6VB.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-CTI4OZ7R.js";
import "./chunk-GI7CEKJ2.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-4UFDULTY.js";
import "./chunk-S54MN7NY.js";
import "./chunk-CBSSZPCU.js";
import "./chunk-6AEAFHXR.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
