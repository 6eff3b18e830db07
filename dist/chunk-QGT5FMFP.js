import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-TNP2B2JN.js";
import "./chunk-BIDQGGGH.js";
import "./chunk-CBB4ESHZ.js";
import "./chunk-IUAN4E33.js";
import "./chunk-AZZCTMIB.js";
import "./chunk-TW2UAA6S.js";
import "./chunk-5OMG5CCN.js";
import "./chunk-MDOAHUNU.js";
import "./chunk-WTDJQL4A.js";
import "./chunk-DT4CXLKM.js";
import "./chunk-YQJVMODI.js";
import "./chunk-ENINVQK4.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-2IUBTQFS.js";
import "./chunk-BNK47UN4.js";
import "./chunk-UEYNSEOU.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
