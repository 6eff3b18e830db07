import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-VROK6ZL7.js";
import "./chunk-W6XKCPNC.js";
import "./chunk-OZYVTKS7.js";
import "./chunk-PQITKKU2.js";
import "./chunk-U7XJ7APO.js";
import "./chunk-F5YNXU4L.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-JL5TSEUJ.js";
import "./chunk-LNVCOUNG.js";
import "./chunk-U3LFVRMN.js";
import "./chunk-VLUUIITQ.js";
import "./chunk-LYIW32VI.js";
import "./chunk-LSGRECH6.js";
import "./chunk-LU2WINHH.js";
import "./chunk-2OI5OE3N.js";
import "./chunk-73SRAL3R.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-NFN3JN6E.js";
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
import "./chunk-WUNUQ3KI.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import "./chunk-NR6YMEGS.js";
import "./chunk-H2WPJ5RR.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
