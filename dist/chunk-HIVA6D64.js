import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-H5NQWNTD.js";
import "./chunk-EQ75OQDV.js";
import "./chunk-IUAN4E33.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-EIKMHR3R.js";
import "./chunk-C7ZLAPH4.js";
import "./chunk-UEYNSEOU.js";
export {
  renderTerminal
};
