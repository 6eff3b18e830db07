import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-VZO7RNME.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-6ML5EYCO.js";
import "./chunk-GPQJCII5.js";
import {
  readPlan
} from "./chunk-5TZWM7QZ.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-GSEJL5MB.js";
import "./chunk-FXDFHXY2.js";
import "./chunk-6Z7DORN4.js";
import "./chunk-PTK2HZWI.js";
import "./chunk-QUUBPG7V.js";
import "./chunk-H7HY4T7R.js";
import "./chunk-OFMU3SB7.js";
import "./chunk-ZOTH7GPF.js";
import "./chunk-RXTAUQWE.js";
import {
  resolveUntrustedSettings
} from "./chunk-WKJ7KUG6.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-R3342LYD.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-RR756RHP.js";
import "./chunk-TXIT2YOX.js";
import {
  historyBranchOf
} from "./chunk-BUN3RDSW.js";
import "./chunk-L7WRUY76.js";
import "./chunk-FOMN46EL.js";
import "./chunk-ZBKCTDZU.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-SIEIVHOH.js";
import "./chunk-ZOM2PNP5.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-WUDM5ZO4.js";
import {
  valuesOf
} from "./chunk-IEE52T3X.js";
import "./chunk-FAXNCVIA.js";
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
import "./chunk-WWMWIC5H.js";
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
