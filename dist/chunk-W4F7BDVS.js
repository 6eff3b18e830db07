import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-5XGELKVF.js";
import "./chunk-W7HRBKAB.js";
import "./chunk-G5GMI4TJ.js";
import {
  readKept
} from "./chunk-XAKD3FMA.js";
import "./chunk-TMTYTQRZ.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-KVULO3YW.js";
import "./chunk-UQGXHBUZ.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-N4D2GS7C.js";
import "./chunk-PA2OS6NS.js";
import "./chunk-KFVKRZ75.js";
import "./chunk-HYDKYGV4.js";
import "./chunk-AE35RUNJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4IHRDYON.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-C44GXGPC.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-YEGZJYMZ.js";
import {
  resolveUntrustedSettings
} from "./chunk-XKVRTKMX.js";
import "./chunk-5IWT72LJ.js";
import "./chunk-QFPZLV35.js";
import "./chunk-AIP3DWDJ.js";
import "./chunk-QYJ3ODQN.js";
import "./chunk-6UUEVE6I.js";
import "./chunk-BTDLVRH3.js";
import {
  historyBranchOf
} from "./chunk-FBZYUOQS.js";
import "./chunk-OI3Z6GDC.js";
import {
  valuesOf
} from "./chunk-ZR7WKOVJ.js";
import "./chunk-VB6AH2OL.js";
import "./chunk-ZHK7YP2B.js";
import {
  InputError
} from "./chunk-YDKQWW7R.js";

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
