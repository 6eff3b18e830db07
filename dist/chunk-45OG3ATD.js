import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierPage,
  mostRuns,
  readEarlier
} from "./chunk-D32C6BI7.js";
import "./chunk-LWPBGI7J.js";
import "./chunk-3EJWKNZM.js";
import "./chunk-DBZAO4UF.js";
import "./chunk-LSV6AOSU.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import "./chunk-SJ4BPJKY.js";
import "./chunk-EMKGGWNJ.js";
import "./chunk-CPGEYL7M.js";
import "./chunk-YZUNBB4V.js";
import "./chunk-GBVYI4CL.js";
import "./chunk-VF5SNBFC.js";
import "./chunk-IXEFJG2K.js";
import "./chunk-MC3KHBLL.js";
import "./chunk-D6DZLTYL.js";
import "./chunk-GEBND2WA.js";
import "./chunk-UKE6JVZJ.js";
import "./chunk-7JIRXXXY.js";
import "./chunk-WQ45YKRZ.js";
import "./chunk-6TDTIMZ7.js";
import "./chunk-VYUAXW72.js";
import "./chunk-X6TOUEU2.js";
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
