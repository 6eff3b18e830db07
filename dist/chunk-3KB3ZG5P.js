import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-O6EALFDJ.js";
import "./chunk-UZ2NCBVZ.js";
import "./chunk-SJL4GTYC.js";
import "./chunk-MXOIWCSG.js";
import "./chunk-2DADSPEK.js";
import "./chunk-MIPTUL7U.js";
import "./chunk-JSAFLHO6.js";
import "./chunk-W5UFO2EU.js";
import "./chunk-YJTZEFFG.js";
import "./chunk-ISPBBPPP.js";
import "./chunk-HRHTRXPI.js";
import "./chunk-2QQZE5J4.js";
import "./chunk-EBMN6AMZ.js";
import "./chunk-2HIJSNYA.js";
import "./chunk-HJJBUH74.js";
import "./chunk-DROABZ4T.js";
import "./chunk-CN4S5ONL.js";
import "./chunk-F2PAUC7S.js";
import "./chunk-2NRDPOPJ.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-35FFSK5X.js";
import "./chunk-DE77L4AJ.js";
import "./chunk-CNQAC2ZD.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-5H4VZYSW.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-5CZVBHR7.js";
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
