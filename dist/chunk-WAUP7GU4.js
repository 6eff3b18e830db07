import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  runPage
} from "./chunk-V3RGAAK2.js";
import "./chunk-QUMLQWLS.js";
import "./chunk-6KOCWVCX.js";
import "./chunk-RY3P2IN5.js";
import "./chunk-L73NNEC2.js";
import "./chunk-2DTA545M.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-BV6Y6Y3G.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-ABM3HZ4C.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-GO46H6YM.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  runPage
};
