import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-EMVTOY2G.js";
import "./chunk-6UBPMFJ5.js";
import "./chunk-GC53CKRS.js";
import "./chunk-DWDJS32X.js";
import "./chunk-AHSGKXQM.js";
import "./chunk-RLKM23FC.js";
import "./chunk-4ROSZY4P.js";
import "./chunk-OBUS3NLX.js";
import "./chunk-YDVMFGJK.js";
import "./chunk-2K4BHZH3.js";
import "./chunk-LMHFIXCV.js";
import "./chunk-K6L3IKOL.js";
import "./chunk-IWSYUBWR.js";
import "./chunk-SBRHDZKE.js";
import "./chunk-YI4Z6ENE.js";
import "./chunk-KJMAVHRV.js";
import "./chunk-I3BC4T4C.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-PSL3VLAR.js";
import "./chunk-PNGJMN4W.js";
import "./chunk-4KQLPZ3G.js";
import "./chunk-Z6SF5PBA.js";
import "./chunk-TNM7ZIEC.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-6Z64QWDD.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-46PM2M3X.js";
import "./chunk-FWGHJEGB.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-WVUL7I5J.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-JEWZCWTG.js";
import "./chunk-D76M4JSG.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
