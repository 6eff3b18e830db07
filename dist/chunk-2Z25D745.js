import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-42732NIJ.js";
import "./chunk-F4YTOB7S.js";
import "./chunk-UPNMTUBB.js";
import "./chunk-XVLZ66PX.js";
import "./chunk-E7TWBLHX.js";
import "./chunk-BXKJV25X.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-24BYPFHA.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-X2IACWHZ.js";
import "./chunk-XJZGUG47.js";
import "./chunk-6LVK7XVB.js";
import "./chunk-OLSX4MJQ.js";
import "./chunk-EV35WX7P.js";
import "./chunk-AV3PTZSJ.js";
import "./chunk-WQPYKTQM.js";
import "./chunk-KXWLCKZ2.js";
import "./chunk-3CAXZGPH.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-HI3KMLTL.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-6DR2KORM.js";
import "./chunk-S32QWEKM.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-JX4TBCOV.js";
import "./chunk-T4XKXIUV.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HJIB5KKA.js";
import "./chunk-5ZCYZRTZ.js";
import "./chunk-DOGOCC45.js";
import "./chunk-AJREI55M.js";
import "./chunk-QDESIQPF.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-VVEKGTOX.js";
import "./chunk-KAFQIV6R.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
