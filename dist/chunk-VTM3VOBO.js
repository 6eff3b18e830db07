import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-KRJY4FWG.js";
import "./chunk-V325ELO7.js";
import "./chunk-YLM2ZED3.js";
import "./chunk-MN3UV2AI.js";
import "./chunk-BLN6ZUEM.js";
import "./chunk-2XLYFNDW.js";
import "./chunk-DETGZOHF.js";
import "./chunk-T4F32VRC.js";
import "./chunk-TBYICSKG.js";
import "./chunk-R22C2FVD.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import "./chunk-GQQ23JF3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CU2GD6RI.js";
import "./chunk-T76VAKQL.js";
import "./chunk-QVJZVUH4.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import "./chunk-AFANOJMY.js";
export {
  renderTerminal
};
