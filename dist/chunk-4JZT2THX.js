import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-OVVKDF2U.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-TGOY7WQ3.js";
import "./chunk-MM7IXUVF.js";
import {
  readPlan
} from "./chunk-A6M7C5M2.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-6CY7UYSL.js";
import "./chunk-MTKBJ6RW.js";
import "./chunk-OM5V5SXF.js";
import "./chunk-HDPHIGSW.js";
import "./chunk-ZL74PTZO.js";
import "./chunk-O6NCCCSE.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-XYRM5AWK.js";
import "./chunk-RY3P2IN5.js";
import {
  resolveUntrustedSettings
} from "./chunk-PICZB5XC.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-R3342LYD.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import "./chunk-RPVATQ4P.js";
import "./chunk-N4SZ6SB4.js";
import {
  historyBranchOf
} from "./chunk-GJ7ERAZR.js";
import "./chunk-5IJ6GVNQ.js";
import "./chunk-L73NNEC2.js";
import "./chunk-2DTA545M.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-BV6Y6Y3G.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-ABM3HZ4C.js";
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
