import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-46SMGO3N.js";
import "./chunk-VT5EDKLY.js";
import "./chunk-GARJ6IE6.js";
import {
  readKept
} from "./chunk-YFHL357C.js";
import "./chunk-XYRNDOJD.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-PX5KHPQL.js";
import "./chunk-D6I2E4FA.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-ZG3QUC2G.js";
import "./chunk-F3RFMQNV.js";
import "./chunk-333OYMP7.js";
import "./chunk-H4QFTP7G.js";
import "./chunk-5BLSRVBE.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-O7KGFOIK.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-MYU3NR2Y.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-4SPHACPI.js";
import {
  resolveUntrustedSettings
} from "./chunk-5UAKLSS2.js";
import "./chunk-LZMQFXX3.js";
import "./chunk-LJ6H6AXS.js";
import "./chunk-TXUQXVAI.js";
import "./chunk-HGVC3CFT.js";
import "./chunk-YIWQ7TMA.js";
import "./chunk-UQX5Z2NS.js";
import {
  historyBranchOf
} from "./chunk-EOBIABBL.js";
import "./chunk-BWQJWLT5.js";
import {
  valuesOf
} from "./chunk-VNRZ3WZ2.js";
import "./chunk-V5ITX2AJ.js";
import "./chunk-UCWULWCZ.js";
import {
  InputError
} from "./chunk-BJVLHL6I.js";

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
