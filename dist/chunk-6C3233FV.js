import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-3KITVQBF.js";
import "./chunk-TUJHXHHY.js";
import "./chunk-YDLVVUQZ.js";
import "./chunk-JVQ55FEN.js";
import "./chunk-5VFSJ24J.js";
import "./chunk-JENFC2SS.js";
import "./chunk-LNK7PSXH.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-6CYSLCCH.js";
import "./chunk-YHAYBOAR.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import "./chunk-ULWFNPWD.js";
export {
  runPage
};
