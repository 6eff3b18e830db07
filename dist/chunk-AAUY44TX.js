import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-F2IXKZF4.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-F3QVGUZU.js";
import "./chunk-MWL3P2DP.js";
import {
  readPlan
} from "./chunk-23KDITHP.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-AWHD3PK4.js";
import "./chunk-BMXTTD4O.js";
import "./chunk-KXUNU6YT.js";
import "./chunk-HDPHIGSW.js";
import "./chunk-ZL74PTZO.js";
import "./chunk-BFWDJ3GC.js";
import "./chunk-F5LKH2EY.js";
import "./chunk-SHJBJFWQ.js";
import "./chunk-6WE4JRO6.js";
import {
  resolveUntrustedSettings
} from "./chunk-KQMYPZW6.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-R3342LYD.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-HFDS7DWJ.js";
import "./chunk-MDNMD34R.js";
import {
  historyBranchOf
} from "./chunk-QHXMJ54G.js";
import "./chunk-MFIF2BMR.js";
import "./chunk-M6MJTGDN.js";
import "./chunk-V26N2DQG.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-CORTJFBY.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-WSSOVT3X.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import {
  valuesOf
} from "./chunk-UEER5JFO.js";
import "./chunk-PVNR6AP7.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-ATF3BUWK.js";
import "./chunk-4K57JO55.js";
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
