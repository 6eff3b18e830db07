import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-GOU7AURR.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-UUNZOQFJ.js";
import "./chunk-LGRG5YRX.js";
import {
  readPlan
} from "./chunk-UFWK5TWU.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-KG2LAVBN.js";
import "./chunk-IWSYUBWR.js";
import "./chunk-C25KZ5OO.js";
import "./chunk-PTK2HZWI.js";
import "./chunk-QUUBPG7V.js";
import "./chunk-QKVIJTX3.js";
import "./chunk-I3BC4T4C.js";
import "./chunk-K2ATEP6X.js";
import "./chunk-RDQF3CO4.js";
import {
  resolveUntrustedSettings
} from "./chunk-HRVG5JOI.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-ZGI67LL7.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-PSL3VLAR.js";
import "./chunk-INKMRREX.js";
import "./chunk-I43RBFUH.js";
import {
  historyBranchOf
} from "./chunk-4KQLPZ3G.js";
import "./chunk-TNM7ZIEC.js";
import "./chunk-V3IIAU3B.js";
import "./chunk-MSPJJGEL.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-6Z64QWDD.js";
import "./chunk-ZZLFQH4G.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-46PM2M3X.js";
import {
  valuesOf
} from "./chunk-FWGHJEGB.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-WVUL7I5J.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7EG2ON2Z.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-JEWZCWTG.js";
import {
  InputError
} from "./chunk-D76M4JSG.js";

// src/features/fleet/expected-plan.ts
async function expectedPlan({ inputs, workflow, features }, sources) {
  const { plan: given } = valuesOf(partOptions, sources.values);
  const { shards, minutes } = valuesOf(planOptions, sources.values);
  if (given === void 0 && shards === void 0 && minutes === void 0) return void 0;
  if (given !== void 0) {
    const plan2 = readPlan(given);
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
