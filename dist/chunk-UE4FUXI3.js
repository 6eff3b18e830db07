import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-U36T3YCM.js";
import "./chunk-WEHLEMXJ.js";
import "./chunk-BNF4HKJT.js";
import "./chunk-5UTS55RX.js";
import "./chunk-URBSH3DE.js";
import "./chunk-6ADPIWUS.js";
import "./chunk-PVAH3ZOL.js";
import "./chunk-N6GMSISF.js";
import "./chunk-XCQ6FDSK.js";
import "./chunk-DM2ELBUI.js";
import "./chunk-W4DWPMTP.js";
import "./chunk-2IUF2ZAS.js";
import "./chunk-JMS5LNHE.js";
import "./chunk-BMXTTD4O.js";
import "./chunk-CBQW25F7.js";
import "./chunk-YCTGOQC2.js";
import "./chunk-OWL4XPYI.js";
import "./chunk-XNM66CTP.js";
import "./chunk-S5XSATVG.js";
import "./chunk-F5LKH2EY.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-GI3DP36S.js";
import "./chunk-CVXUVVUC.js";
import "./chunk-QHXMJ54G.js";
import "./chunk-IUIQ7HTE.js";
import "./chunk-MFIF2BMR.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-CORTJFBY.js";
import "./chunk-WSSOVT3X.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-UEER5JFO.js";
import "./chunk-PVNR6AP7.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-ATF3BUWK.js";
import "./chunk-4K57JO55.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
