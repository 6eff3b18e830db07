import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-UDR5OHJF.js";
import "./chunk-KZ43EPFI.js";
import "./chunk-Q3KWLEGT.js";
import {
  readKept
} from "./chunk-VL6SLFA6.js";
import "./chunk-S4FKKAFM.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-EZS6NYPQ.js";
import "./chunk-MFSGJRTV.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-F6YDQEWN.js";
import "./chunk-TQM4XNLR.js";
import "./chunk-RTCZC6HQ.js";
import "./chunk-IBCYPEES.js";
import "./chunk-SP3M66MK.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-5D5RNC76.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-3HDTFNEP.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-W7J2L6SF.js";
import {
  resolveUntrustedSettings
} from "./chunk-4MNW3256.js";
import "./chunk-VMSJNSMK.js";
import "./chunk-VGHPW3AW.js";
import "./chunk-Q5Y2A7LL.js";
import "./chunk-LY6DCVGB.js";
import "./chunk-ZDRTXKNB.js";
import "./chunk-BKYR7AZQ.js";
import {
  historyBranchOf
} from "./chunk-G2EO2CAU.js";
import "./chunk-S46FS3FB.js";
import {
  valuesOf
} from "./chunk-YD6HFT6A.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-U2TKNSBK.js";
import {
  InputError
} from "./chunk-JEBXHYTL.js";

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
