import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-R32MSMBE.js";
import "./chunk-O7N5VRK7.js";
import "./chunk-NFEGWOQU.js";
import "./chunk-6WE4JRO6.js";
import "./chunk-KYJDW7TC.js";
import "./chunk-V26N2DQG.js";
import "./chunk-YRWUHO6F.js";
import "./chunk-CORTJFBY.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-WSSOVT3X.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ATF3BUWK.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  runPage
};
