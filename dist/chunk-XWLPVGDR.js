import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-PILP3FY6.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-OQM7FTLT.js";
import "./chunk-RMH55R2G.js";
import {
  readPlan
} from "./chunk-MXJBOWFF.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-5XX6GRG2.js";
import "./chunk-Z4K56W7E.js";
import "./chunk-BUVXIA42.js";
import "./chunk-HDPHIGSW.js";
import "./chunk-ZL74PTZO.js";
import "./chunk-2G5TR2HL.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-6PCXKT6B.js";
import "./chunk-LH37AVWW.js";
import {
  resolveUntrustedSettings
} from "./chunk-PICZB5XC.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-R3342LYD.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-6NBQO4KX.js";
import "./chunk-N4SZ6SB4.js";
import {
  historyBranchOf
} from "./chunk-GJ7ERAZR.js";
import "./chunk-6DDSGPDM.js";
import "./chunk-2FWWEURG.js";
import "./chunk-RFT5IZQP.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-QQZQNPHG.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-EU7BR3BN.js";
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
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-GO46H6YM.js";
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
