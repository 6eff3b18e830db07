import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-RHPD67PE.js";
import "./chunk-OCEKVJRJ.js";
import "./chunk-HI55DVGS.js";
import "./chunk-BBCHEO2P.js";
import "./chunk-XZNDISVV.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import "./chunk-P23N4LPO.js";
import "./chunk-B5IG5E37.js";
import "./chunk-HDOIIX7O.js";
import "./chunk-G7RWTVKM.js";
import "./chunk-PC2EYNI5.js";
import "./chunk-67YP4HIZ.js";
import "./chunk-E64IJ4CC.js";
import "./chunk-QHXDHCFR.js";
import "./chunk-BNOO635G.js";
import "./chunk-4FS4KY2C.js";
import "./chunk-NPGYKB7A.js";
import "./chunk-DI4FQAJG.js";
import "./chunk-5G2XDQOR.js";
import "./chunk-MYL3LRSW.js";
import "./chunk-VYUAXW72.js";
import "./chunk-XMW3RCYM.js";
import "./chunk-WOOQ65WT.js";
import "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-T4UPFG6E.js";
import "./chunk-RIJE4BIS.js";
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
import "./chunk-EZ6QILIA.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-3UA7D5SN.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
