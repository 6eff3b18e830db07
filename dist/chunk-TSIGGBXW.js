import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-7ZQKSPZS.js";
import "./chunk-YDLHBCXP.js";
import {
  readKept
} from "./chunk-4ZQBVQ73.js";
import "./chunk-52H2CIRH.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-UC5AS3C5.js";
import "./chunk-DRWFBTES.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-3G6HBJHQ.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-FNU2Z4C3.js";
import "./chunk-LDNX7VJT.js";
import "./chunk-KRJY4FWG.js";
import "./chunk-V325ELO7.js";
import "./chunk-YLM2ZED3.js";
import "./chunk-MN3UV2AI.js";
import "./chunk-BLN6ZUEM.js";
import "./chunk-2XLYFNDW.js";
import "./chunk-DETGZOHF.js";
import "./chunk-IEWU75KV.js";
import {
  resolveUntrustedSettings
} from "./chunk-ZFGHYLHV.js";
import "./chunk-4CWBCKEI.js";
import "./chunk-X3LTLCWR.js";
import "./chunk-SDTNTQAS.js";
import "./chunk-T4F32VRC.js";
import "./chunk-TBYICSKG.js";
import "./chunk-R22C2FVD.js";
import "./chunk-DBZAO4UF.js";
import {
  historyBranchOf
} from "./chunk-LSV6AOSU.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import "./chunk-TLH7JPBZ.js";
import "./chunk-JL54R33V.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VJRPV5OS.js";
import "./chunk-4CHX7P6R.js";
import {
  valuesOf
} from "./chunk-4A57ROIY.js";
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
import {
  InputError
} from "./chunk-AFANOJMY.js";

// src/features/machines/expected-plan.ts
async function expectedPlan({ inputs, workflow, features }, sources) {
  const { plan: given } = valuesOf(partOptions, sources.values);
  const { shards, minutes } = valuesOf(planOptions, sources.values);
  if (given === void 0 && shards === void 0 && minutes === void 0) return void 0;
  if (given !== void 0) {
    const plan2 = readPlan(given, sources.roots);
    requireShardPlanOf(shardedRun(resolveUntrustedSettings(sources, features)), plan2);
    return { plan: plan2 };
  }
  const settings = resolvePlanSettings(sources, features);
  const { plan } = divideRun(settings, await readKept(inputs, workflow), features).plan;
  if (historyBranchOf(inputs.given) === void 0) return { plan };
  return { plan, whyRefused: (other) => whyNoDivision(other, plan.shards.length, settings) };
}
function whyNoDivision(other, shards, settings) {
  if (other.shards.length !== shards)
    return `it has ${other.shards.length} shards, and ${shards} are expected`;
  try {
    requireShardPlanOf(shardedRun(settings), other);
    return void 0;
  } catch (cause) {
    if (cause instanceof InputError) return cause.message;
    throw cause;
  }
}
export {
  expectedPlan
};
