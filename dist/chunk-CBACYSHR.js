import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-QHOB4D54.js";
import "./chunk-E2B366LG.js";
import "./chunk-SV7WKVON.js";
import "./chunk-ZNNBLZPN.js";
import "./chunk-RBSTXNQG.js";
import "./chunk-HOYKT6LS.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-24BYPFHA.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-RMU23X6B.js";
import "./chunk-4HAXKKGC.js";
import "./chunk-AW4WCN4P.js";
import "./chunk-3IVRSNK3.js";
import "./chunk-QXHY3T7R.js";
import "./chunk-RKOUYLTW.js";
import "./chunk-42SUQY43.js";
import "./chunk-3KRCGUQC.js";
import "./chunk-Q6FTZ3AD.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-HI3KMLTL.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-Q4UP5EUK.js";
import "./chunk-GGMKC2JO.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3AN7GGK2.js";
import "./chunk-4EWITLZK.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-XEOLYEM2.js";
import "./chunk-ZJTJJKHC.js";
import "./chunk-DOGOCC45.js";
import "./chunk-AJREI55M.js";
import "./chunk-25EIXFGD.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-HV5B74IX.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
