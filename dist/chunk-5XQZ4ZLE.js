import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-ES7G76MY.js";
import "./chunk-BHNTODOI.js";
import "./chunk-COAQCFQ7.js";
import "./chunk-DFY4X2TJ.js";
import "./chunk-AVJOWYQ2.js";
import "./chunk-U7SY5CWR.js";
import "./chunk-FMRVYISS.js";
import "./chunk-CDF2KTBJ.js";
import "./chunk-ICX7SYST.js";
import "./chunk-N6WYIX34.js";
import "./chunk-227SGN6M.js";
import "./chunk-23L6FOP6.js";
import "./chunk-V45Q5M4Q.js";
import "./chunk-66ZXDIDG.js";
import "./chunk-4SSTJ2GH.js";
import "./chunk-5XJBCH45.js";
import "./chunk-BQ45INY6.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-FBZ2T2DT.js";
import "./chunk-VMUZTGXH.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-LGYTRI2V.js";
import "./chunk-TCEUOXZL.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-WI525EI6.js";
import "./chunk-C242JXLI.js";
import "./chunk-JXRL5WR4.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-BYRPOX5Q.js";
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
