import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-NN25IIFY.js";
import "./chunk-VZIXURBH.js";
import "./chunk-P7MIYM2F.js";
import "./chunk-IHC6ZALY.js";
import "./chunk-MRNFW4TQ.js";
import "./chunk-MP5U3JIM.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CDUZL7IB.js";
import "./chunk-GCMVCGHV.js";
import "./chunk-7VIBUWSY.js";
import "./chunk-JRCSCOGK.js";
import "./chunk-PSWXEOBO.js";
import "./chunk-WVRQY4UF.js";
import "./chunk-JWRINHE4.js";
import "./chunk-IGGM26JK.js";
import "./chunk-6YW26O6D.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-HI3KMLTL.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-KYBVRDMQ.js";
import "./chunk-UOJSS7HV.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5SWN6GGS.js";
import "./chunk-7CJRAQIK.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-TCCBSEIS.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-FHGU7OBP.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-IXXBP2FV.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
