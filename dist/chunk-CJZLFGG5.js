import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-FSZISNIF.js";
import "./chunk-GVPU2APD.js";
import "./chunk-4E6YR32G.js";
import "./chunk-3NSBLGWU.js";
import "./chunk-ZVLRRGUA.js";
import "./chunk-H6MM4AFC.js";
import "./chunk-4ECTVDWM.js";
import "./chunk-QPTONSKN.js";
import "./chunk-LARMNMIM.js";
import "./chunk-XRYWPXZD.js";
import "./chunk-TRA7EO3X.js";
import "./chunk-XAURE4GV.js";
import "./chunk-FYR524UM.js";
import "./chunk-Z4K56W7E.js";
import "./chunk-OYR3QDJI.js";
import "./chunk-YCTGOQC2.js";
import "./chunk-2HND3BC2.js";
import "./chunk-XNM66CTP.js";
import "./chunk-OKSIVR6O.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-GI3DP36S.js";
import "./chunk-GJ7ERAZR.js";
import "./chunk-R4QJVMYF.js";
import "./chunk-6DDSGPDM.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-QQZQNPHG.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-EU7BR3BN.js";
import "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-GO46H6YM.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-722EZNFK.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
