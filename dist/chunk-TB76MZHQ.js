import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-6CUUGNPZ.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-SLV4ISCK.js";
import "./chunk-4XAI6X4V.js";
import {
  readPlan
} from "./chunk-3YSC3TBS.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-NJKMCAZP.js";
import "./chunk-UUUQ4DWF.js";
import "./chunk-VUDPCVOG.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-HUBJY6ND.js";
import "./chunk-3LSC4WJI.js";
import "./chunk-MDJRYBOM.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-GJMZ2OCV.js";
import "./chunk-G4NTU5EW.js";
import {
  resolveUntrustedSettings
} from "./chunk-LQ7LG4SZ.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-R3342LYD.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-5V2ES5FX.js";
import "./chunk-RKQKHNI6.js";
import {
  historyBranchOf
} from "./chunk-5H3CNVZE.js";
import "./chunk-COFCYWPU.js";
import "./chunk-VVQLI5YI.js";
import "./chunk-EHG7QM3U.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-5FUHIXFQ.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-RJMBM657.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-TRLR4BRW.js";
import {
  valuesOf
} from "./chunk-2FMQLZ33.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-2TRLSR4C.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-W5333B6P.js";
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
