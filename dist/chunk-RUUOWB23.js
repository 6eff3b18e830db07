import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-LZPNUEES.js";
import "./chunk-N56SS3AT.js";
import "./chunk-DM6EEMRL.js";
import "./chunk-Z2F5CZ55.js";
import "./chunk-QCFQQ34B.js";
import "./chunk-USVLYLRK.js";
import "./chunk-2WGEAY6S.js";
import "./chunk-NE3TRZGJ.js";
import "./chunk-NFH6GYWT.js";
import "./chunk-OPU5QXYI.js";
import "./chunk-FD6SGFWF.js";
import "./chunk-LMFGWCX4.js";
import "./chunk-2F5ONZ7W.js";
import "./chunk-VHOXFSJQ.js";
import "./chunk-ANGMCNWG.js";
import "./chunk-6AFAVRW4.js";
import "./chunk-DXQD7AEN.js";
import "./chunk-4JOBGGCL.js";
import "./chunk-LWB3HZM7.js";
import "./chunk-I3BC4T4C.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-PSQTKHV2.js";
import "./chunk-5ZZBSKZ4.js";
import "./chunk-Z6SF5PBA.js";
import "./chunk-QY5KDZ2W.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-SIEIVHOH.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-WUDM5ZO4.js";
import "./chunk-UDYZINRG.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-D76M4JSG.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
