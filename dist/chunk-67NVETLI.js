import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-6TNB2Y4U.js";
import "./chunk-ZZDFTGC5.js";
import "./chunk-7IIDGNN6.js";
import {
  readKept
} from "./chunk-DXQ6JNV4.js";
import "./chunk-QZIR6XGO.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-YXO3EML4.js";
import "./chunk-7IXWDSBH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-E4YKO4T4.js";
import "./chunk-5CVNFRBE.js";
import "./chunk-NNKNOR7C.js";
import "./chunk-CP5G4LMN.js";
import "./chunk-LJPXG7FZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JC7PPILT.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-K3AK76TO.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-MHVMPEVQ.js";
import {
  resolveUntrustedSettings
} from "./chunk-5CIK6D6H.js";
import "./chunk-TV7K4ZUI.js";
import "./chunk-UXAJXQQC.js";
import "./chunk-BCOG6L3O.js";
import "./chunk-RFXLHPV6.js";
import "./chunk-XCHB5GRR.js";
import "./chunk-RKOWXCHR.js";
import {
  historyBranchOf
} from "./chunk-UMYLD7PM.js";
import "./chunk-6ZBWVGFF.js";
import {
  valuesOf
} from "./chunk-VGF6G6SP.js";
import "./chunk-HTDWX456.js";
import "./chunk-K4MUXOIM.js";
import {
  InputError
} from "./chunk-BMOY2NKP.js";

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
