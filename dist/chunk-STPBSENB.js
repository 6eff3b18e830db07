import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-5NTKMF2A.js";
import "./chunk-RWNLQV2Z.js";
import "./chunk-IAQXP6ZJ.js";
import {
  readKept
} from "./chunk-T2R22U7M.js";
import "./chunk-IOSN4MJV.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-63XGK243.js";
import "./chunk-5SIFFMJJ.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5JBRXAMK.js";
import "./chunk-NM5S5FEA.js";
import "./chunk-BIKCH54H.js";
import "./chunk-ZCZHSMFS.js";
import "./chunk-R6MYEFF6.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KKJ6GZUD.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-BBTWEOQJ.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-PHA2WRWO.js";
import {
  resolveUntrustedSettings
} from "./chunk-JLIYSZXZ.js";
import "./chunk-MOJ2EZZV.js";
import "./chunk-4CHVRF6V.js";
import "./chunk-KS2XH2P7.js";
import "./chunk-KBVVTE6R.js";
import "./chunk-FREKDRAH.js";
import "./chunk-RNCIJCPH.js";
import {
  historyBranchOf
} from "./chunk-VOIOE5JN.js";
import "./chunk-QO7DXWW2.js";
import {
  valuesOf
} from "./chunk-YX4LDKSY.js";
import "./chunk-BHBDXOCJ.js";
import "./chunk-XQ77ZUPI.js";
import {
  InputError
} from "./chunk-D24T2PCJ.js";

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
