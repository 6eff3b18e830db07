import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-Z3P3LZJN.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-ISDOB7VO.js";
import "./chunk-5QZZP6N3.js";
import {
  readPlan
} from "./chunk-CYXXODRI.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-7ZAEX76R.js";
import "./chunk-XYRGZPPC.js";
import "./chunk-52ONPFQU.js";
import "./chunk-PTK2HZWI.js";
import "./chunk-QUUBPG7V.js";
import "./chunk-YBQFLKTJ.js";
import "./chunk-FKXXHZ3E.js";
import "./chunk-SLU72FN5.js";
import "./chunk-CARL7IWO.js";
import {
  resolveUntrustedSettings
} from "./chunk-DFRW5SC5.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-R3342LYD.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-IEHDH2SA.js";
import "./chunk-3PJ6ZIC6.js";
import {
  historyBranchOf
} from "./chunk-2YVJKX6G.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-ZC4NRCBT.js";
import "./chunk-FK33R37I.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-CDZFAXNF.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import {
  valuesOf
} from "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-D76M4JSG.js";

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
