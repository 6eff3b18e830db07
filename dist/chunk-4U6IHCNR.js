import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-PH4ONJXP.js";
import "./chunk-43UBFDDW.js";
import "./chunk-QHSONERC.js";
import {
  readKept
} from "./chunk-CJ6GKS4O.js";
import "./chunk-3NTWSKDH.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-MEPW5KDL.js";
import "./chunk-PQEFRWYN.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-GPM7PUTE.js";
import "./chunk-UH3XQQ5K.js";
import "./chunk-KXW4SWSP.js";
import "./chunk-RXST6EUF.js";
import "./chunk-BAQDC6HZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JYCKRS6T.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-E4HTFSXI.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-UCYCDMSI.js";
import {
  resolveUntrustedSettings
} from "./chunk-NWCNN7GE.js";
import "./chunk-3HQGK2HF.js";
import "./chunk-ZKHW47AJ.js";
import "./chunk-C6Y2JGZN.js";
import "./chunk-VR6UGIS2.js";
import "./chunk-WU2R7JO7.js";
import "./chunk-BS5BNKG2.js";
import {
  historyBranchOf
} from "./chunk-WTVE7RKI.js";
import "./chunk-Y2XF4USU.js";
import {
  valuesOf
} from "./chunk-JIOIE7W5.js";
import "./chunk-YT6EWO73.js";
import "./chunk-L3SWJHT7.js";
import {
  InputError
} from "./chunk-RDWCEUEJ.js";

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
