import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-S2YN6NQP.js";
import "./chunk-VB65IOGE.js";
import "./chunk-7ZHGHIA7.js";
import "./chunk-5WZJCEHD.js";
import "./chunk-FRUFCCTZ.js";
import "./chunk-OMQCLX4R.js";
import "./chunk-FOEOBEBH.js";
import "./chunk-64P6TVJW.js";
import "./chunk-DQ6HCZNR.js";
import "./chunk-FE4JV63C.js";
import "./chunk-CNYNKMOK.js";
import "./chunk-JYXQKJ47.js";
import "./chunk-TMANJMGI.js";
import "./chunk-5KLB6LSW.js";
import "./chunk-EZAZFSV2.js";
import "./chunk-55ISLJVQ.js";
import "./chunk-2NKDA2AP.js";
import "./chunk-24H27I6I.js";
import "./chunk-IW22JVA2.js";
import "./chunk-UQGIVB4K.js";
import "./chunk-YJW7HENH.js";
import "./chunk-OA2376TR.js";
import "./chunk-VNNH73OY.js";
import "./chunk-32EHAGM7.js";
import "./chunk-UCBZTDVL.js";
import "./chunk-4BNSWHV4.js";
import "./chunk-FMTWQG4P.js";
import "./chunk-4JADKZ3N.js";
import "./chunk-52EOMTSQ.js";
import "./chunk-CEAGJJWP.js";
import "./chunk-32AMP3PV.js";
import "./chunk-LX5FVVQZ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-TV6UAHXJ.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-JEWZCWTG.js";
import "./chunk-UDLHARPJ.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
