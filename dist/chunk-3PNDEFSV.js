import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-F6Q5D4N5.js";
import "./chunk-JKJNCBDG.js";
import "./chunk-IJ45DFVP.js";
import "./chunk-LB6B2SPL.js";
import "./chunk-3OPEH45E.js";
import "./chunk-JENFC2SS.js";
import "./chunk-3KDJDVPJ.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-ERC2KMG2.js";
import "./chunk-MLKTU7KE.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  runPage
};
