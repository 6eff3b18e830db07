import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawPage,
  renderPage,
  writePage
} from "./chunk-ZMTRAKZI.js";
import "./chunk-VNNH73OY.js";
import "./chunk-4JADKZ3N.js";
import "./chunk-CEAGJJWP.js";
import "./chunk-LX5FVVQZ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-UDLHARPJ.js";
export {
  drawPage,
  renderPage,
  writePage
};
