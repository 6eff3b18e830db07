import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-56ZANXXM.js";
import "./chunk-MW7U7FN6.js";
import "./chunk-F3RFMQNV.js";
import "./chunk-333OYMP7.js";
import "./chunk-H4QFTP7G.js";
import "./chunk-5BLSRVBE.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-O7KGFOIK.js";
import "./chunk-UCWULWCZ.js";
import "./chunk-BJVLHL6I.js";
export {
  runPage
};
