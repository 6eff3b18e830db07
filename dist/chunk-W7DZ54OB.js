import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-W3YTSKKJ.js";
import "./chunk-FVIZYULS.js";
import "./chunk-B52HD3X6.js";
import "./chunk-DF3WNUB2.js";
import "./chunk-QH2ZUCZA.js";
import "./chunk-D2ROM3HB.js";
import "./chunk-VYUAXW72.js";
import "./chunk-OLUCFC44.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-FF4AWSE7.js";
import "./chunk-C5EUN2V5.js";
import "./chunk-XZVIB6ZP.js";
import "./chunk-GCJR3HLT.js";
import "./chunk-HPDMOUBD.js";
import "./chunk-UTGJRGLV.js";
import "./chunk-VI6IN2Q2.js";
import "./chunk-KEIPQ64F.js";
import "./chunk-Z52IS2KC.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-J4ETXHHY.js";
import "./chunk-MOPGTCUT.js";
import "./chunk-CKBTE73M.js";
import "./chunk-TQLMA7JZ.js";
import "./chunk-ACYCFBGY.js";
import "./chunk-YEH374KB.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-BKDXGNJ3.js";
import "./chunk-L3N5D32Z.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-CIGCPXTX.js";
import "./chunk-RKZTSFFX.js";
import "./chunk-GNCJZ2PN.js";
import "./chunk-HBW6ZQ3L.js";
import "./chunk-PQ2UACWX.js";
import "./chunk-DZDAW6RU.js";
import "./chunk-JSYPYRIY.js";
import "./chunk-CYYKGCJD.js";
import "./chunk-YBCGSQCV.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
