import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-XJXKPPM5.js";
import "./chunk-IVEHCZH7.js";
import {
  readKept
} from "./chunk-ZQIEK5AH.js";
import "./chunk-2C54WXCY.js";
import "./chunk-R3342LYD.js";
import "./chunk-7JDWS4TZ.js";
import "./chunk-YL72IH2B.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-GKWHNS3V.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-LPX5MZQA.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-53G5KFQH.js";
import "./chunk-IMFDB3X3.js";
import "./chunk-YE6DCWAL.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LEGFCXBB.js";
import "./chunk-DR7B3RAX.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FEMEJJRS.js";
import {
  resolveUntrustedSettings
} from "./chunk-CFFGKVLN.js";
import "./chunk-B3PNXCCA.js";
import "./chunk-JWM6PJXI.js";
import "./chunk-VNNMIEUE.js";
import "./chunk-T4F32VRC.js";
import "./chunk-SFW67IYW.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-TAAIGOT7.js";
import {
  historyBranchOf
} from "./chunk-NMRTIBRI.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import {
  valuesOf
} from "./chunk-BDXJJNFK.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-YLFPFNER.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-EZ6QILIA.js";
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
