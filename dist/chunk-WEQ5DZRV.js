import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-RQANIJHT.js";
import "./chunk-G2JP2POU.js";
import "./chunk-X2EUTNIN.js";
import {
  readKept
} from "./chunk-A3PSPBKD.js";
import "./chunk-I6PS2DB6.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-U2SZPBYD.js";
import "./chunk-H7AV2QU3.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-RV5AUPIE.js";
import "./chunk-4L3DIYNS.js";
import "./chunk-LS2J6MGJ.js";
import "./chunk-LXKV5SBI.js";
import "./chunk-FKPGXY3Q.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-NAM2YQPJ.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-LNGDXZJA.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-6F5H2H7G.js";
import {
  resolveUntrustedSettings
} from "./chunk-I333TLYI.js";
import "./chunk-HTRGA6ZX.js";
import "./chunk-YBC23K2R.js";
import "./chunk-S4RC6JVE.js";
import "./chunk-XSLBDBLF.js";
import "./chunk-H4NFUKOA.js";
import "./chunk-YDYFESC3.js";
import {
  historyBranchOf
} from "./chunk-LXHCABJU.js";
import "./chunk-ZGUH2ZYS.js";
import {
  valuesOf
} from "./chunk-BF5B6SEL.js";
import "./chunk-OGORVKSH.js";
import "./chunk-XKQO7JOJ.js";
import {
  InputError
} from "./chunk-II47CN7R.js";

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
