import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-LWXIZEVW.js";
import "./chunk-CQRRM4P6.js";
import "./chunk-WE42JQAE.js";
import "./chunk-G5MWKDB7.js";
import "./chunk-JENFC2SS.js";
import "./chunk-EA3YRZML.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-NPRMUCNY.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  renderTerminal
};
