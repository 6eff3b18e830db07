import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-CBLH3RAA.js";
import "./chunk-JEFZCEVF.js";
import "./chunk-RKL6YHKS.js";
import "./chunk-BBCHEO2P.js";
import "./chunk-R4MN4MFV.js";
import "./chunk-C242JXLI.js";
import "./chunk-BQZMWILY.js";
import "./chunk-EPVLAR5V.js";
import "./chunk-LIRZ2B4R.js";
import "./chunk-S327LF7N.js";
import "./chunk-D4QDMEWZ.js";
import "./chunk-WTM3CNV2.js";
import "./chunk-Q4QAGXNI.js";
import "./chunk-SBEC3TNG.js";
import "./chunk-MNGCGAIV.js";
import "./chunk-LT5TPG32.js";
import "./chunk-YNKHKWBY.js";
import "./chunk-NPGYKB7A.js";
import "./chunk-PH3PSNJA.js";
import "./chunk-5G2XDQOR.js";
import "./chunk-IOJPNP4G.js";
import "./chunk-VYUAXW72.js";
import "./chunk-GOIHJ2AQ.js";
import "./chunk-WOOQ65WT.js";
import "./chunk-UMKXKTRE.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-AE3EEK4L.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-SGC2UI6M.js";
import "./chunk-FPOD7EXO.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-HEDRCRDW.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MWGLGPPK.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
