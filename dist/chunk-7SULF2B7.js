import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-G6Z4HRLT.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-MDUP3LTH.js";
import "./chunk-HMQQHKP4.js";
import {
  readPlan
} from "./chunk-TJHW3UEL.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-LJHDLKZR.js";
import "./chunk-2HIJSNYA.js";
import "./chunk-AYNBWHYZ.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-T7V6S5SX.js";
import "./chunk-U2OV6TH7.js";
import "./chunk-DZDKTV5X.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-NB5O3OIQ.js";
import "./chunk-UN56L4PR.js";
import {
  resolveUntrustedSettings
} from "./chunk-T5JOTGIB.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-R3342LYD.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-YDSEXWMR.js";
import "./chunk-E35H6UW4.js";
import {
  historyBranchOf
} from "./chunk-35FFSK5X.js";
import "./chunk-CNQAC2ZD.js";
import "./chunk-P4NQ2ZUR.js";
import "./chunk-HIU57K53.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-5H4VZYSW.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-5CZVBHR7.js";
import {
  valuesOf
} from "./chunk-DJBTA3IY.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-L2JPG5L4.js";

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
