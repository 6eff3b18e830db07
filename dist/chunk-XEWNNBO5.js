import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-CJU45WG3.js";
import "./chunk-NSVVMLGT.js";
import "./chunk-JDZEU3LN.js";
import "./chunk-PD7AHVAQ.js";
import "./chunk-VCUPURGT.js";
import "./chunk-QP4WJT4F.js";
import "./chunk-HKQWBEHB.js";
import "./chunk-S7BPRIWY.js";
import "./chunk-46OR3PR6.js";
import "./chunk-4DHZC3VO.js";
import "./chunk-WWSDHGIG.js";
import "./chunk-6OAN3FJT.js";
import "./chunk-JJZJDPQE.js";
import "./chunk-VTOGWONC.js";
import "./chunk-VJOJ7OVD.js";
import "./chunk-YCTGOQC2.js";
import "./chunk-MF6OKF3G.js";
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
import "./chunk-BMARZQKL.js";
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
import "./chunk-W6OQ3JIN.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
