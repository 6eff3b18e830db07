import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-5ZW75CFU.js";
import "./chunk-UKZ64HEQ.js";
import "./chunk-VWWP2NPB.js";
import "./chunk-IUAN4E33.js";
import "./chunk-AZZCTMIB.js";
import "./chunk-E7GV53KX.js";
import "./chunk-2E7EGULF.js";
import "./chunk-KLHTIDI5.js";
import "./chunk-2UYRGIAQ.js";
import "./chunk-DT4CXLKM.js";
import "./chunk-EIKMHR3R.js";
import "./chunk-W6NDZJZQ.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-IEQS5OYI.js";
import "./chunk-7PRSUGZK.js";
import "./chunk-UEYNSEOU.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
