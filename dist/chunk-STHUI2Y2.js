import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-GQ3JE7ZM.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-3AKRYJTE.js";
import "./chunk-TEXNCDUF.js";
import {
  readPlan
} from "./chunk-XM3NFVJJ.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-FSQEM2FN.js";
import "./chunk-TMANJMGI.js";
import "./chunk-GYOBPGLF.js";
import "./chunk-4GKEVDT2.js";
import "./chunk-MAK3AFIM.js";
import "./chunk-2ZAPDVHP.js";
import "./chunk-2NKDA2AP.js";
import "./chunk-EM72Q7P6.js";
import "./chunk-L5VNYH5I.js";
import {
  resolveUntrustedSettings
} from "./chunk-MBXUV72L.js";
import "./chunk-24H27I6I.js";
import "./chunk-R3342LYD.js";
import "./chunk-TY4XAHBP.js";
import "./chunk-IW22JVA2.js";
import "./chunk-H3AKXZFE.js";
import "./chunk-JRFFHXOD.js";
import {
  historyBranchOf
} from "./chunk-YJW7HENH.js";
import "./chunk-VNNH73OY.js";
import "./chunk-BABBHBZ7.js";
import "./chunk-A6IVWCZE.js";
import "./chunk-32EHAGM7.js";
import "./chunk-UCBZTDVL.js";
import "./chunk-QCVGA3VK.js";
import "./chunk-4BNSWHV4.js";
import "./chunk-FMTWQG4P.js";
import "./chunk-4JADKZ3N.js";
import {
  valuesOf
} from "./chunk-52EOMTSQ.js";
import "./chunk-CEAGJJWP.js";
import "./chunk-32AMP3PV.js";
import "./chunk-LX5FVVQZ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-TV6UAHXJ.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-JEWZCWTG.js";
import {
  InputError
} from "./chunk-UDLHARPJ.js";

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
