import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-YGYL2L52.js";
import "./chunk-JVHO73XD.js";
import "./chunk-LGOY5L6Y.js";
import "./chunk-EQXOYWZJ.js";
import "./chunk-XEVVMVRZ.js";
import "./chunk-HGAKYNDL.js";
import "./chunk-W7DOH4CT.js";
import "./chunk-5AJVH7EN.js";
import "./chunk-YCOJAODX.js";
import "./chunk-WK5DEO5K.js";
import "./chunk-QYPFBDB5.js";
import "./chunk-TCAQXWQI.js";
import "./chunk-CXAXH76U.js";
import "./chunk-Y3AWV3CS.js";
import "./chunk-RXBWT2GE.js";
import "./chunk-HH4P6A6X.js";
import "./chunk-SUB2P3KP.js";
import "./chunk-XL7HBIJV.js";
import "./chunk-J65XNA4J.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-5H3CNVZE.js";
import "./chunk-JIRVIHCD.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-MXRBLLEH.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-QCD2KOGE.js";
import "./chunk-RJMBM657.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-EQQMDNB5.js";
import "./chunk-2FMQLZ33.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-2TRLSR4C.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
