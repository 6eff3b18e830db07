import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-CDSDU4MO.js";
import "./chunk-UN4LH6BD.js";
import "./chunk-7HHSP3QY.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-VG43QUMU.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-LHL2X77S.js";
export {
  renderTerminal
};
