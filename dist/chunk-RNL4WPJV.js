import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-723BCGDC.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-GKWQYVX2.js";
import "./chunk-OBDTD22F.js";
import {
  readPlan
} from "./chunk-5EXTTZIA.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-IBBRFLVO.js";
import "./chunk-NEAWJKOU.js";
import "./chunk-4PMLQ5UJ.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-O7I3NIMC.js";
import "./chunk-U2OV6TH7.js";
import "./chunk-ZYLUUDTS.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-3XE6PSDJ.js";
import "./chunk-JQT4RRZZ.js";
import {
  resolveUntrustedSettings
} from "./chunk-7F6UDNVW.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-R3342LYD.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import "./chunk-QSAP264O.js";
import "./chunk-WLLAH5IX.js";
import {
  historyBranchOf
} from "./chunk-HE6PPZVF.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-5VEQFNT2.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-PHG5TYN7.js";
import "./chunk-FJQIKGTK.js";
import "./chunk-SKJ344W2.js";
import "./chunk-UOB6MR57.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-NFBEMVF7.js";
import "./chunk-ZDUZFM56.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import {
  valuesOf
} from "./chunk-YZVQ5KIG.js";
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
