import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-4UJMW4AA.js";
import "./chunk-HERQJZVC.js";
import "./chunk-3EJWKNZM.js";
import "./chunk-DBZAO4UF.js";
import "./chunk-LSV6AOSU.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import "./chunk-42Z6QQOP.js";
import "./chunk-FK6SLD3D.js";
import "./chunk-5YARWZ7Y.js";
import "./chunk-HQ76LYGH.js";
import "./chunk-RKPMFRSR.js";
import "./chunk-F5OYYHWG.js";
import "./chunk-MPHGTZUH.js";
import "./chunk-LFL6SZU7.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-U2DPH2GH.js";
import "./chunk-WQ45YKRZ.js";
import "./chunk-6TDTIMZ7.js";
import "./chunk-VYUAXW72.js";
import "./chunk-LYNR5VA4.js";
import "./chunk-E5VZB4VI.js";
import "./chunk-TLH7JPBZ.js";
import "./chunk-JL54R33V.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VJRPV5OS.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-4A57ROIY.js";
import "./chunk-YUNCV53Z.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LSFIN52A.js";
import "./chunk-VLMEGVBS.js";
import "./chunk-GQQ23JF3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CU2GD6RI.js";
import "./chunk-T76VAKQL.js";
import "./chunk-QVJZVUH4.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import "./chunk-AFANOJMY.js";
export {
  earlierPage,
  mostRuns,
  readEarlier
};
