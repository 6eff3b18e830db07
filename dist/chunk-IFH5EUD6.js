import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-AWNENWP5.js";
import "./chunk-XYH7K3Z7.js";
import "./chunk-DAPCHTSL.js";
import "./chunk-6UAM62X6.js";
import "./chunk-6VZ4DB7X.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CUWCPHAE.js";
import "./chunk-VEWHOEAR.js";
export {
  runPage
};
