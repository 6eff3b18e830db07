import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-6KHOEAWK.js";
import "./chunk-4VOWFDUQ.js";
import "./chunk-CHOJIUMU.js";
import "./chunk-GL6NX7AE.js";
import "./chunk-J226QUZL.js";
import "./chunk-Q7QAJ6ZZ.js";
import "./chunk-4I7ARWMB.js";
import "./chunk-BOOQTCIB.js";
import "./chunk-5DLX4KQB.js";
import "./chunk-SBK6B32E.js";
import "./chunk-3EPUL6H7.js";
import "./chunk-WEZG6SCS.js";
import "./chunk-DQMCNZMS.js";
import "./chunk-I64YJH4R.js";
import "./chunk-ZCPRTC3X.js";
import "./chunk-C2YT5S34.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
