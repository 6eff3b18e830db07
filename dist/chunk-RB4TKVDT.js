import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-K2EL7RGU.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-JSWGCUFM.js";
import "./chunk-JIZFE23A.js";
import {
  readPlan
} from "./chunk-5KYXH4LE.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-HKDJ55VC.js";
import "./chunk-NPAIYHAB.js";
import "./chunk-EKY5RLJR.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-IVEHCZH7.js";
import "./chunk-3LSC4WJI.js";
import "./chunk-KTNJY6PJ.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-FKB34YK4.js";
import "./chunk-VYIBGGDK.js";
import {
  resolveUntrustedSettings
} from "./chunk-IZQHR47U.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-R3342LYD.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import "./chunk-2BGQO2VH.js";
import "./chunk-LO2V5ZMW.js";
import {
  historyBranchOf
} from "./chunk-5H3CNVZE.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-RXBPVS4D.js";
import "./chunk-YQOMIKF2.js";
import "./chunk-UMRXHSHT.js";
import "./chunk-DAEFPHNJ.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-ZLRCHSLS.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-Y3RMFQMC.js";
import "./chunk-D7NC4ZYO.js";
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
import "./chunk-ZNNZ5Q42.js";
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
