import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
} from "./chunk-3G6HBJHQ.js";
import "./chunk-FNU2Z4C3.js";
import "./chunk-LDNX7VJT.js";
import "./chunk-ZFGHYLHV.js";
import "./chunk-4CWBCKEI.js";
import "./chunk-X3LTLCWR.js";
import "./chunk-SDTNTQAS.js";
import "./chunk-R22C2FVD.js";
import "./chunk-DBZAO4UF.js";
import "./chunk-LSV6AOSU.js";
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
import "./chunk-QVJZVUH4.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import "./chunk-AFANOJMY.js";
export {
  divideRun,
  mostRuns,
  planCommand,
  shardedRun
};
