import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-WYICK7KM.js";
import "./chunk-AELHBEF3.js";
import "./chunk-MAXEAN6S.js";
import {
  readKept
} from "./chunk-DUTKDCBQ.js";
import "./chunk-EBMRJI7S.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-WMJ33EJO.js";
import "./chunk-JX2KMRA7.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-XTVFGHPR.js";
import "./chunk-HFVI4BDC.js";
import "./chunk-MVDF3PA5.js";
import "./chunk-IZ4SPP6Y.js";
import "./chunk-LR7FXMIF.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-VUVVMTBD.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-3A3XCDT7.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-HW2XWBA5.js";
import {
  resolveUntrustedSettings
} from "./chunk-XDMTKR2C.js";
import "./chunk-GWY3UNQV.js";
import "./chunk-TFPBVTOR.js";
import "./chunk-35THHRBU.js";
import "./chunk-FTMEOJJ3.js";
import "./chunk-VLLJS3BN.js";
import "./chunk-KBY52BWA.js";
import {
  historyBranchOf
} from "./chunk-DCJQWHYR.js";
import "./chunk-WWCSMYN7.js";
import {
  valuesOf
} from "./chunk-G4IZV54E.js";
import "./chunk-DL3TRJVE.js";
import "./chunk-AXING74H.js";
import {
  InputError
} from "./chunk-SRGQHHWD.js";

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
