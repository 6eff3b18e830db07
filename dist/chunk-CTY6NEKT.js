import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-W6YD6TL6.js";
import "./chunk-YOS3DYVU.js";
import "./chunk-CW2BBVOW.js";
import "./chunk-6AL6HG4B.js";
import "./chunk-EPJZDAAJ.js";
import "./chunk-MP5U3JIM.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-54TYTGIE.js";
import "./chunk-DI7ZJ62O.js";
import "./chunk-7VIBUWSY.js";
import "./chunk-6WFJJ27J.js";
import "./chunk-53ESO4FR.js";
import "./chunk-BTMHMKVM.js";
import "./chunk-NYYJ56TS.js";
import "./chunk-7ARYWM63.js";
import "./chunk-4WUZYQPM.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-NFN3JN6E.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-JKPVFCJY.js";
import "./chunk-INXMUWHT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5SWN6GGS.js";
import "./chunk-7CJRAQIK.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5LGSJ4YJ.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-WUNUQ3KI.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-FHGU7OBP.js";
import "./chunk-NR6YMEGS.js";
import "./chunk-IXXBP2FV.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
