import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-AQMZXV5A.js";
import "./chunk-GB4EPOLC.js";
import "./chunk-ETWR5SLH.js";
import "./chunk-OZDMXL7Q.js";
import "./chunk-5POPCU4U.js";
import "./chunk-Y72CYAUX.js";
import "./chunk-4HAZFSBX.js";
import "./chunk-TJKN3UWG.js";
export {
  renderTerminal
};
