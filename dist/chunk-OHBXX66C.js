import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-VGIUWTF7.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-63LH4GQZ.js";
import "./chunk-7JD7XRKZ.js";
import {
  readPlan
} from "./chunk-2CMFCWD5.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-UPAIEE2J.js";
import "./chunk-OICV6IPM.js";
import "./chunk-FWADCI6V.js";
import "./chunk-ZAITRU67.js";
import "./chunk-XXBLQMNN.js";
import "./chunk-PNNKNJGU.js";
import "./chunk-YINOXP5M.js";
import "./chunk-UI5ZAXUA.js";
import "./chunk-XSNYUWD3.js";
import "./chunk-WYTBCIMA.js";
import {
  resolveUntrustedSettings
} from "./chunk-72C7JS5K.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-VYXA65A2.js";
import {
  historyBranchOf
} from "./chunk-YHX3XCKR.js";
import "./chunk-TPSNH2IV.js";
import "./chunk-D2QFR5LO.js";
import "./chunk-3ER3QAVN.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-RAVUJEGF.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-6OBYWASE.js";
import {
  valuesOf
} from "./chunk-7JCYJ2N4.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
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
