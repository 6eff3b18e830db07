import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-VONRYJMZ.js";
import "./chunk-ZTJR5BLZ.js";
import "./chunk-3I73O3ZO.js";
import "./chunk-XMQI6STZ.js";
import "./chunk-5VD3MLBF.js";
import "./chunk-CUWFETOV.js";
import "./chunk-67DSMTG2.js";
import "./chunk-6RQE734B.js";
import "./chunk-HHPASAYH.js";
import "./chunk-JUMFRXM3.js";
import "./chunk-LHTGKAKL.js";
import "./chunk-XFLQL2MI.js";
import "./chunk-5RNG5F7F.js";
import "./chunk-RMADYRKQ.js";
import "./chunk-ILKNSD63.js";
import "./chunk-5XJBCH45.js";
import "./chunk-P7Y6GZCV.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-AOSKUODM.js";
import "./chunk-VMUZTGXH.js";
import "./chunk-Q3447IPG.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-LGYTRI2V.js";
import "./chunk-TCEUOXZL.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-NLKWJIZL.js";
import "./chunk-C242JXLI.js";
import "./chunk-BZOLZEPC.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-NG5RCJ3N.js";
import "./chunk-UY6RWGPR.js";
import "./chunk-F27WQ5HW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
