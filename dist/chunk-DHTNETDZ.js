import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-FGP533UD.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-JEBXHYTL.js";
export {
  drawPage,
  renderPage,
  writePage
};
