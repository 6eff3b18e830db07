import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-EVACWMOB.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-EBPMWQLT.js";
import "./chunk-B6U5NMKT.js";
import {
  readPlan
} from "./chunk-MRUSI4T6.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-WZQDFN72.js";
import "./chunk-RKI4UAER.js";
import "./chunk-JXQUQ67Y.js";
import "./chunk-7VY5UBWW.js";
import "./chunk-5BBCOJK6.js";
import "./chunk-GH7MBPO5.js";
import "./chunk-ATCL2QPV.js";
import "./chunk-LIZ2XAGS.js";
import "./chunk-DAPCHTSL.js";
import "./chunk-FSJ54M64.js";
import {
  resolveUntrustedSettings
} from "./chunk-HXHXLXWB.js";
import "./chunk-U7NM2Y55.js";
import "./chunk-ZGI67LL7.js";
import "./chunk-4BV7D5DP.js";
import "./chunk-6P64PFB4.js";
import "./chunk-L7WSK2PR.js";
import {
  historyBranchOf
} from "./chunk-KEZ5UE4H.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-6UAM62X6.js";
import "./chunk-6VZ4DB7X.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import {
  valuesOf
} from "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7EG2ON2Z.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CUWCPHAE.js";
import {
  InputError
} from "./chunk-VEWHOEAR.js";

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
