import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-N5MPQSHI.js";
import "./chunk-QUT4EGPJ.js";
import "./chunk-FY5RQHHC.js";
import "./chunk-QNJG6V46.js";
import "./chunk-XEJV74EK.js";
import "./chunk-F5YNXU4L.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-5TZKFW2N.js";
import "./chunk-LJ26HTU2.js";
import "./chunk-U3LFVRMN.js";
import "./chunk-GBYB7YDH.js";
import "./chunk-QFRQ5CAK.js";
import "./chunk-QI6IE7CO.js";
import "./chunk-A2TM3MUW.js";
import "./chunk-V5IKF5L3.js";
import "./chunk-PFJ5GFNK.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-GWLEWOSY.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-FCJDRYFO.js";
import "./chunk-2G32BODT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-675X243B.js";
import "./chunk-M23SOQUR.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
