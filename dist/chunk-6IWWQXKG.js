import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-SHJBJFWQ.js";
import "./chunk-6WE4JRO6.js";
import "./chunk-M6MJTGDN.js";
import "./chunk-V26N2DQG.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-CORTJFBY.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-WSSOVT3X.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-ATF3BUWK.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  renderTerminal
};
