import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-5AYZE74Q.js";
import "./chunk-6DDSGPDM.js";
import "./chunk-EU7BR3BN.js";
import "./chunk-HPATVO5H.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-722EZNFK.js";
export {
  drawPage,
  renderPage,
  writePage
};
