import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-JG4EOLT2.js";
import "./chunk-7P4J6UKV.js";
import "./chunk-CBB4ESHZ.js";
import "./chunk-IUAN4E33.js";
import "./chunk-AZZCTMIB.js";
import "./chunk-TW2UAA6S.js";
import "./chunk-Y6Y3PRQR.js";
import "./chunk-VRVWAFZ6.js";
import "./chunk-GA5NIS76.js";
import "./chunk-DT4CXLKM.js";
import "./chunk-YQJVMODI.js";
import "./chunk-VEXKAKSG.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-JNMOEZLX.js";
import "./chunk-BNK47UN4.js";
import "./chunk-UEYNSEOU.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
