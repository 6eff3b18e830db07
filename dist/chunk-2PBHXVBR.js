import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-ZTMOGRTB.js";
import "./chunk-NOLEJ4WQ.js";
import "./chunk-IA5DDLJE.js";
import "./chunk-BXJ3VBKS.js";
import "./chunk-KI5OFE4U.js";
import "./chunk-QCGBHADC.js";
import "./chunk-VSNF7U3E.js";
import "./chunk-ILFC6COY.js";
import "./chunk-OTL3YWO4.js";
import "./chunk-BZQZXVNM.js";
import "./chunk-ORI5ANAT.js";
import "./chunk-JPN7XOUO.js";
import "./chunk-S3UKL4JQ.js";
import "./chunk-SQCZ6BBO.js";
import "./chunk-TJZTLIMT.js";
import "./chunk-DROABZ4T.js";
import "./chunk-CN4S5ONL.js";
import "./chunk-F2PAUC7S.js";
import "./chunk-IE6SEVTA.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-35FFSK5X.js";
import "./chunk-DE77L4AJ.js";
import "./chunk-K5T3E636.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-HXHH6M3R.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-NUOJGINU.js";
import "./chunk-DJBTA3IY.js";
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
