import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-QBTVNFF5.js";
import "./chunk-Q5K2ZZ7B.js";
import "./chunk-RKL6YHKS.js";
import "./chunk-BBCHEO2P.js";
import "./chunk-R4MN4MFV.js";
import "./chunk-C242JXLI.js";
import "./chunk-BQZMWILY.js";
import "./chunk-LSX6WI4X.js";
import "./chunk-37TA46PE.js";
import "./chunk-PWNLZ5EF.js";
import "./chunk-OW4WV3BI.js";
import "./chunk-ZJXLFE2Z.js";
import "./chunk-EHTY5GIP.js";
import "./chunk-5IJUFDFW.js";
import "./chunk-YIV3MGFJ.js";
import "./chunk-VNDPCXP3.js";
import "./chunk-SMBWCDRY.js";
import "./chunk-NPGYKB7A.js";
import "./chunk-QTCZIV4Y.js";
import "./chunk-HIQD4KGO.js";
import "./chunk-MJZTIT37.js";
import "./chunk-VYUAXW72.js";
import "./chunk-HQJNCFH2.js";
import "./chunk-QAR4NY63.js";
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
