import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-DG7AFDQY.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-MVJU3EEI.js";
import "./chunk-QRPPMM3V.js";
import {
  readPlan
} from "./chunk-7MKGJXS3.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-4A6EO44C.js";
import "./chunk-UIWU7IE4.js";
import "./chunk-JRSOVAJU.js";
import "./chunk-C2AINY6T.js";
import "./chunk-XXBLQMNN.js";
import "./chunk-PNNKNJGU.js";
import "./chunk-LNSPFJEK.js";
import "./chunk-CGGPFQ5J.js";
import "./chunk-IZ5ODHJG.js";
import "./chunk-FCOG2A4J.js";
import {
  resolveUntrustedSettings
} from "./chunk-2IBBH44J.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-C2LKCV62.js";
import {
  historyBranchOf
} from "./chunk-45A2RBVZ.js";
import "./chunk-GTPQOVS4.js";
import "./chunk-JC7DCMJT.js";
import "./chunk-MTPI3L2B.js";
import "./chunk-JENFC2SS.js";
import "./chunk-IGXVVSZS.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-FK63ORSE.js";
import {
  valuesOf
} from "./chunk-PGSPP6Z5.js";
import "./chunk-YHAYBOAR.js";
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
