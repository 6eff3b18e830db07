import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-TSELCQU2.js";
import "./chunk-HCC7GYMF.js";
import "./chunk-GO7HEGKT.js";
import "./chunk-TAAIGOT7.js";
import "./chunk-NMRTIBRI.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import "./chunk-ZQGXB5OS.js";
import "./chunk-KXWL3FQL.js";
import "./chunk-DCHPY7CM.js";
import "./chunk-VIVHEJAJ.js";
import "./chunk-WAZBESWE.js";
import "./chunk-6LXU4QDP.js";
import "./chunk-NMF7WBQY.js";
import "./chunk-6YVOE23L.js";
import "./chunk-UXVRFZ6H.js";
import "./chunk-4FS4KY2C.js";
import "./chunk-66JX7SRI.js";
import "./chunk-DI4FQAJG.js";
import "./chunk-5G2XDQOR.js";
import "./chunk-MYL3LRSW.js";
import "./chunk-VYUAXW72.js";
import "./chunk-ABL5FTHQ.js";
import "./chunk-WOOQ65WT.js";
import "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-BDXJJNFK.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-YLFPFNER.js";
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
