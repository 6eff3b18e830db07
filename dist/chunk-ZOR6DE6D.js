import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-5L5VUQHO.js";
import "./chunk-CHXHP7DM.js";
import "./chunk-YYQMIKGB.js";
import "./chunk-4NIQCWCS.js";
import "./chunk-I3EMEIPX.js";
import "./chunk-OUPLMO6Y.js";
import "./chunk-GA25NZSW.js";
import "./chunk-DCIXOAZK.js";
import "./chunk-2VURBTJ7.js";
import "./chunk-D2T7WDUX.js";
import "./chunk-X7PJYBVC.js";
import "./chunk-OBA26CMY.js";
import "./chunk-6CQEROPT.js";
import "./chunk-NEAWJKOU.js";
import "./chunk-BXN67PZ2.js";
import "./chunk-DROABZ4T.js";
import "./chunk-CN4S5ONL.js";
import "./chunk-F2PAUC7S.js";
import "./chunk-43BQKXTI.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-HE6PPZVF.js";
import "./chunk-DE77L4AJ.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-SKJ344W2.js";
import "./chunk-UOB6MR57.js";
import "./chunk-NFBEMVF7.js";
import "./chunk-ZDUZFM56.js";
import "./chunk-FYRGXOM3.js";
import "./chunk-YZVQ5KIG.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-L2JPG5L4.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
