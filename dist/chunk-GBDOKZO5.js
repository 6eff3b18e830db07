import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-NN35JEU3.js";
import "./chunk-FSIDN5VA.js";
import "./chunk-BQVXRU4P.js";
import "./chunk-EZHNPO2W.js";
import "./chunk-QUMLQWLS.js";
import "./chunk-KCLFYT2W.js";
import "./chunk-2GFLNT3C.js";
import "./chunk-DH3YJPLP.js";
import "./chunk-OLJ27QN5.js";
import "./chunk-SL55ZNXM.js";
import "./chunk-6HZI7SY7.js";
import "./chunk-OYQPDR3G.js";
import "./chunk-QE6HLNEI.js";
import "./chunk-MTKBJ6RW.js";
import "./chunk-3BU5UOYJ.js";
import "./chunk-YCTGOQC2.js";
import "./chunk-D7ECCF3Y.js";
import "./chunk-XNM66CTP.js";
import "./chunk-YEW6QNJZ.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-GI3DP36S.js";
import "./chunk-GJ7ERAZR.js";
import "./chunk-R4QJVMYF.js";
import "./chunk-5IJ6GVNQ.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-BV6Y6Y3G.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-ABM3HZ4C.js";
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
