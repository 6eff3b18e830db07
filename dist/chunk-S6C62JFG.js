import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-JUFYXCVM.js";
import "./chunk-HV6NDCSR.js";
import "./chunk-6I7MSI6L.js";
import "./chunk-KYR2IYCO.js";
import "./chunk-PYBM6N34.js";
import "./chunk-NEYKYDR4.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-RHJSOSPR.js";
import "./chunk-Y52UXYCQ.js";
import "./chunk-6LVK7XVB.js";
import "./chunk-7Y2QKBIY.js";
import "./chunk-VL5HTYXJ.js";
import "./chunk-3RFBXPVF.js";
import "./chunk-QVMPLCBV.js";
import "./chunk-662UQZPQ.js";
import "./chunk-EKISQJ7B.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-HI3KMLTL.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-6DR2KORM.js";
import "./chunk-2ZRSEDE3.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-WCDXJMMX.js";
import "./chunk-UCBBG5SD.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HJIB5KKA.js";
import "./chunk-CVSSDXZ2.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-SRZ3AWC3.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
