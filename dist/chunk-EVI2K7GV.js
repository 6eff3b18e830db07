import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-FRGV6OB7.js";
import "./chunk-2J56QOX6.js";
import "./chunk-CBB4ESHZ.js";
import "./chunk-IUAN4E33.js";
import "./chunk-AZZCTMIB.js";
import "./chunk-E7GV53KX.js";
import "./chunk-RUKO6WQG.js";
import "./chunk-DSIEIAYY.js";
import "./chunk-MHWLPXJ6.js";
import "./chunk-DT4CXLKM.js";
import "./chunk-YQJVMODI.js";
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
