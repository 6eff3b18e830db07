import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-NTB6THRU.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-B7HVR25N.js";
import "./chunk-O3DXWJUI.js";
import {
  readPlan
} from "./chunk-7O2E6GSX.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-7SX4EJTF.js";
import "./chunk-7NFXO4BC.js";
import "./chunk-PDFFKQMP.js";
import "./chunk-PGP7PRYC.js";
import "./chunk-XXBLQMNN.js";
import "./chunk-PNNKNJGU.js";
import "./chunk-OMO7K4ZX.js";
import "./chunk-EWEAI3HI.js";
import "./chunk-FSUF4MGL.js";
import "./chunk-NS2IKW3B.js";
import {
  resolveUntrustedSettings
} from "./chunk-TOJNAE7U.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-SCDUK776.js";
import {
  historyBranchOf
} from "./chunk-3CVJVNKN.js";
import "./chunk-DSEWQ6ZQ.js";
import "./chunk-PQR7VQWM.js";
import "./chunk-SCN45AMX.js";
import "./chunk-JENFC2SS.js";
import "./chunk-ZI4U6NHU.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-JYWDFAE4.js";
import {
  valuesOf
} from "./chunk-PHNY62S2.js";
import "./chunk-MLKTU7KE.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import {
  InputError
} from "./chunk-ULWFNPWD.js";

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
