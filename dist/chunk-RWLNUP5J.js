import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-UNWRZQJU.js";
import "./chunk-C2PUBBDQ.js";
import "./chunk-WLHAUB3A.js";
import {
  readKept
} from "./chunk-F6OJNZFS.js";
import "./chunk-WP42KDQ2.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-NV5VAS2I.js";
import "./chunk-YRU4DHKA.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-WMOZHYON.js";
import "./chunk-RVZWGQ7C.js";
import "./chunk-JPDYOO7F.js";
import "./chunk-J4624ETR.js";
import "./chunk-VGAOEJHC.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CEKFOB4B.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-Z7LGOH7K.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-V7EACVVU.js";
import {
  resolveUntrustedSettings
} from "./chunk-KVWCOYDY.js";
import "./chunk-JNEBAZWH.js";
import "./chunk-T3OOHORU.js";
import "./chunk-24ABYTGG.js";
import "./chunk-HFNVXEV3.js";
import "./chunk-MQFXGVUG.js";
import "./chunk-PYPHCBKF.js";
import {
  historyBranchOf
} from "./chunk-BCR3LTUV.js";
import "./chunk-YMHXG3RP.js";
import {
  valuesOf
} from "./chunk-TJB7G7D7.js";
import "./chunk-WEN7HM57.js";
import "./chunk-LRXGUXPQ.js";
import {
  InputError
} from "./chunk-TLD6K6B5.js";

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
