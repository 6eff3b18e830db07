import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-FJLVLN3A.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-XAOSVIMO.js";
import "./chunk-MJQB6AQ6.js";
import {
  readPlan
} from "./chunk-MFN6TWS2.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-SBFCNKUY.js";
import "./chunk-RMADYRKQ.js";
import "./chunk-3CEJL7HO.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-IVEHCZH7.js";
import "./chunk-3LSC4WJI.js";
import "./chunk-K7MSHXVT.js";
import "./chunk-VMUZTGXH.js";
import "./chunk-JEI6XUNF.js";
import "./chunk-RUUTPGYS.js";
import {
  resolveUntrustedSettings
} from "./chunk-MYQOBMUK.js";
import "./chunk-Q3447IPG.js";
import "./chunk-R3342LYD.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-GH2CL5RB.js";
import "./chunk-S4EXFJ67.js";
import "./chunk-ITK4IPQX.js";
import {
  historyBranchOf
} from "./chunk-LGYTRI2V.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-6DDFGUFY.js";
import "./chunk-NLKWJIZL.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LSVV2KTI.js";
import "./chunk-W6PWQW6E.js";
import "./chunk-C242JXLI.js";
import "./chunk-BZOLZEPC.js";
import "./chunk-XZ3TNCHQ.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-DUOPNTX5.js";
import "./chunk-NG5RCJ3N.js";
import {
  valuesOf
} from "./chunk-UY6RWGPR.js";
import "./chunk-F27WQ5HW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-3UA7D5SN.js";

// src/features/fleet/expected-plan.ts
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
