import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-3YN7Z7KV.js";
import "./chunk-NLH3SUTC.js";
import "./chunk-QKQIU4AQ.js";
import "./chunk-PHT7WTAP.js";
import "./chunk-PYBM6N34.js";
import "./chunk-NEYKYDR4.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-IWKTFWCI.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-L4GPQNDH.js";
import "./chunk-YZIEKVU7.js";
import "./chunk-6LVK7XVB.js";
import "./chunk-M7ACCCQ7.js";
import "./chunk-GA567IWO.js";
import "./chunk-IX24ZCYQ.js";
import "./chunk-K5MXG4U7.js";
import "./chunk-KHZXVVYN.js";
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
import "./chunk-2RT6D7OZ.js";
import "./chunk-OTHCVNR7.js";
import "./chunk-SRZ3AWC3.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
