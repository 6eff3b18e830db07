import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-E4YKO4T4.js";
import "./chunk-5CVNFRBE.js";
import "./chunk-NNKNOR7C.js";
import "./chunk-CP5G4LMN.js";
import "./chunk-LJPXG7FZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JC7PPILT.js";
import "./chunk-K4MUXOIM.js";
import "./chunk-BMOY2NKP.js";
export {
  renderTerminal
};
