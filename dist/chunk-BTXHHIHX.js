import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-NXO3BKUI.js";
import "./chunk-TD6IGGSN.js";
import "./chunk-F22YEORA.js";
import "./chunk-CD7ZLZDE.js";
import "./chunk-O7N5VRK7.js";
import "./chunk-JMM7PE7R.js";
import "./chunk-TNTNEVXP.js";
import "./chunk-3D2TFBSX.js";
import "./chunk-XCQ6FDSK.js";
import "./chunk-3L64UX66.js";
import "./chunk-N3TTWVHN.js";
import "./chunk-TFU64JMX.js";
import "./chunk-XLNO24SR.js";
import "./chunk-VTOGWONC.js";
import "./chunk-CBQW25F7.js";
import "./chunk-YCTGOQC2.js";
import "./chunk-CCWSJGFC.js";
import "./chunk-XNM66CTP.js";
import "./chunk-7AWUQPR4.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-GI3DP36S.js";
import "./chunk-GJ7ERAZR.js";
import "./chunk-R4QJVMYF.js";
import "./chunk-CHF6FWWM.js";
import "./chunk-YRWUHO6F.js";
import "./chunk-CORTJFBY.js";
import "./chunk-WSSOVT3X.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ATF3BUWK.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
