import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-QNYEDX23.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-R3U2WTHN.js";
import "./chunk-6K72UIV4.js";
import {
  readPlan
} from "./chunk-3RBZ5MSK.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-U7OVUYLT.js";
import "./chunk-SQCZ6BBO.js";
import "./chunk-KQ3OX2U2.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-T7V6S5SX.js";
import "./chunk-U2OV6TH7.js";
import "./chunk-A7E5FQ5V.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-3DEXAXH6.js";
import "./chunk-IM53LH2P.js";
import {
  resolveUntrustedSettings
} from "./chunk-T5JOTGIB.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-R3342LYD.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-U3GJHLKO.js";
import "./chunk-E35H6UW4.js";
import {
  historyBranchOf
} from "./chunk-35FFSK5X.js";
import "./chunk-K5T3E636.js";
import "./chunk-TKZTZ6TD.js";
import "./chunk-CNXC5KRK.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-HXHH6M3R.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-NUOJGINU.js";
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
