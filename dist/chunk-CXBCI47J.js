import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-4VGADILB.js";
import "./chunk-PIIBLXAZ.js";
import "./chunk-OVULZUB6.js";
import "./chunk-P2N3LY4C.js";
import "./chunk-UZXLP43S.js";
import "./chunk-TB2LITCP.js";
import "./chunk-TWGVDCXS.js";
import "./chunk-7TZYW36D.js";
import "./chunk-NFH6GYWT.js";
import "./chunk-SAW3ICQH.js";
import "./chunk-CJZIHC5X.js";
import "./chunk-XZJNWT7L.js";
import "./chunk-AA3UAWFB.js";
import "./chunk-FXDFHXY2.js";
import "./chunk-ANGMCNWG.js";
import "./chunk-6AFAVRW4.js";
import "./chunk-DXQD7AEN.js";
import "./chunk-4JOBGGCL.js";
import "./chunk-EN7GPT52.js";
import "./chunk-OFMU3SB7.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-PSQTKHV2.js";
import "./chunk-BUN3RDSW.js";
import "./chunk-B2CDHNZE.js";
import "./chunk-L7WRUY76.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-SIEIVHOH.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-WUDM5ZO4.js";
import "./chunk-IEE52T3X.js";
import "./chunk-FAXNCVIA.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-WWMWIC5H.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-D76M4JSG.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
