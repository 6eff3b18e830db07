import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-N4D2GS7C.js";
import "./chunk-PA2OS6NS.js";
import "./chunk-KFVKRZ75.js";
import "./chunk-HYDKYGV4.js";
import "./chunk-AE35RUNJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4IHRDYON.js";
import "./chunk-ZHK7YP2B.js";
import "./chunk-YDKQWW7R.js";
export {
  renderTerminal
};
