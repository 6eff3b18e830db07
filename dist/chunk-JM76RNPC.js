import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-CZXIL5HH.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-3T7CZZ7X.js";
import "./chunk-HYWJQWUP.js";
import {
  readPlan
} from "./chunk-7J2BOBSB.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-EGNKXPDO.js";
import "./chunk-4I32P6JU.js";
import "./chunk-Z2ZGETVC.js";
import "./chunk-5PPDYN2V.js";
import "./chunk-XXBLQMNN.js";
import "./chunk-PNNKNJGU.js";
import "./chunk-TDDIJWLI.js";
import "./chunk-LWXIZEVW.js";
import "./chunk-CQRRM4P6.js";
import "./chunk-AKYZO6K2.js";
import {
  resolveUntrustedSettings
} from "./chunk-GOAE4XKD.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-SRSELD4L.js";
import {
  historyBranchOf
} from "./chunk-WSQLFSHP.js";
import "./chunk-6FQ4KW4W.js";
import "./chunk-WE42JQAE.js";
import "./chunk-G5MWKDB7.js";
import "./chunk-JENFC2SS.js";
import "./chunk-EA3YRZML.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-NPRMUCNY.js";
import {
  valuesOf
} from "./chunk-5J3EFEFE.js";
import "./chunk-T4424W4C.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import {
  InputError
} from "./chunk-ULWFNPWD.js";

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
