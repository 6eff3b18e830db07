import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-572NYRGG.js";
import "./chunk-DRLZXS3S.js";
import "./chunk-RRW3RR2W.js";
import "./chunk-XJMI5Y4J.js";
import "./chunk-XHIJXXCN.js";
import "./chunk-6CND3ZTS.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-642VJ6XK.js";
import "./chunk-LGRDWM6I.js";
import "./chunk-EQSIMMWV.js";
import "./chunk-AGXPZA6H.js";
import "./chunk-INV3WDBT.js";
import "./chunk-72SRFDWA.js";
import "./chunk-4NNDS725.js";
import "./chunk-FBMYULCG.js";
import "./chunk-KHRYFKBQ.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-2GLPYXAV.js";
import "./chunk-2FHLARVW.js";
import "./chunk-FRKU4YYT.js";
import "./chunk-TBNWUUYJ.js";
import "./chunk-BHKZNMTN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-MQOH4TKN.js";
import "./chunk-SECPJXDP.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LUXGNVGX.js";
import "./chunk-YZFOVLWQ.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-VFSBTNWN.js";
import "./chunk-S54MN7NY.js";
import "./chunk-5PXAWVHT.js";
import "./chunk-6AEAFHXR.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
