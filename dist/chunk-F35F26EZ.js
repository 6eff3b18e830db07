import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-XHRBWS6O.js";
import "./chunk-IVEHCZH7.js";
import {
  readKept
} from "./chunk-LEE2JOMF.js";
import "./chunk-AKMOOYP6.js";
import "./chunk-R3342LYD.js";
import "./chunk-LRCV6NYC.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-3LSC4WJI.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-GNWJHAHQ.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-WMKKS76U.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-S3MKRW7G.js";
import "./chunk-XQNALTOE.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-QAI7AX55.js";
import "./chunk-YS2ACRVV.js";
import "./chunk-DETGZOHF.js";
import "./chunk-M7VEXJ37.js";
import {
  resolveUntrustedSettings
} from "./chunk-IHQHYL2X.js";
import "./chunk-L3ED5M3N.js";
import "./chunk-4NNRCR6L.js";
import "./chunk-OH7WZFHS.js";
import "./chunk-T4F32VRC.js";
import "./chunk-RQT7XFZU.js";
import "./chunk-C2YYVKBV.js";
import "./chunk-3MGPJ5DL.js";
import {
  historyBranchOf
} from "./chunk-HHPLIB5E.js";
import "./chunk-C242JXLI.js";
import "./chunk-FXB6C7KM.js";
import "./chunk-FW6RWXQA.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-AE3EEK4L.js";
import "./chunk-4CHX7P6R.js";
import {
  valuesOf
} from "./chunk-H5LWLZT3.js";
import "./chunk-QX3WEO6X.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-S2FTDLAI.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MKP6DHH7.js";
import "./chunk-FJCL4BLQ.js";
import {
  InputError
} from "./chunk-3UA7D5SN.js";

// src/features/machines/expected-plan.ts
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
