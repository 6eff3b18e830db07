import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-MYXIELIA.js";
import "./chunk-62ZFBRYI.js";
import "./chunk-ZEU2S3JA.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-IKDVE3V2.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-QRXLDMDE.js";
export {
  renderTerminal
};
