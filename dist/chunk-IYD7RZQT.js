import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-QKVK2UQP.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-ZRLBDZ22.js";
import "./chunk-Z3LCGQUE.js";
import {
  readPlan
} from "./chunk-XPXHIWIR.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-HIBQNYDJ.js";
import "./chunk-VTOGWONC.js";
import "./chunk-4HWDHBCR.js";
import "./chunk-HDPHIGSW.js";
import "./chunk-ZL74PTZO.js";
import "./chunk-4BH3K7VY.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-D3KAVPS2.js";
import "./chunk-I6V3OW5G.js";
import {
  resolveUntrustedSettings
} from "./chunk-BKUJ23AW.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-R3342LYD.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-HFDS7DWJ.js";
import "./chunk-N4SZ6SB4.js";
import {
  historyBranchOf
} from "./chunk-GJ7ERAZR.js";
import "./chunk-CHF6FWWM.js";
import "./chunk-JJXEBR6Z.js";
import "./chunk-V26N2DQG.js";
import "./chunk-YRWUHO6F.js";
import "./chunk-CORTJFBY.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-BMARZQKL.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import {
  valuesOf
} from "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-W6OQ3JIN.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-722EZNFK.js";

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
