import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-5GRCRVNM.js";
import "./chunk-EWCY2HMF.js";
import "./chunk-BKW3N5TK.js";
import "./chunk-Y2GDP4SS.js";
import "./chunk-XYH7K3Z7.js";
import "./chunk-OZUI2BQR.js";
import "./chunk-ZAFPDC6Z.js";
import "./chunk-WXGPBSZN.js";
import "./chunk-RLFV7XPW.js";
import "./chunk-OLWAQ6DR.js";
import "./chunk-3QMO6T6D.js";
import "./chunk-RXBL5JMI.js";
import "./chunk-RKI4UAER.js";
import "./chunk-ZBXIXA3X.js";
import "./chunk-OPDKYEZF.js";
import "./chunk-JXQUQ67Y.js";
import "./chunk-U7NM2Y55.js";
import "./chunk-E6E7EY6Q.js";
import "./chunk-6P64PFB4.js";
import "./chunk-P3IVZL7G.js";
import "./chunk-KEZ5UE4H.js";
import "./chunk-WNWT4OSF.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CUWCPHAE.js";
import "./chunk-VEWHOEAR.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
