import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  renderTerminal
} from "./chunk-6PCXKT6B.js";
import "./chunk-LH37AVWW.js";
import "./chunk-2FWWEURG.js";
import "./chunk-RFT5IZQP.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-QQZQNPHG.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-EU7BR3BN.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-GO46H6YM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  renderTerminal
};
