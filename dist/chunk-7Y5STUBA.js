import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-Y7HSHTVJ.js";
import "./chunk-GZLAIERH.js";
import "./chunk-74JHMNAR.js";
import "./chunk-FIYICDOV.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JNF6BSRN.js";
import "./chunk-5YGUPGC4.js";
import "./chunk-QR6VSCDH.js";
export {
  renderTerminal
};
