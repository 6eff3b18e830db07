import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readPlan
} from "./chunk-PDV42A42.js";
import "./chunk-6VQ4PDOP.js";
import "./chunk-6FPPYL2Q.js";
import {
  readKept
} from "./chunk-76UYE7S7.js";
import "./chunk-NFTCBWUZ.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-JJTBRCOR.js";
import "./chunk-PC6HVBOH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-Y7HSHTVJ.js";
import "./chunk-GZLAIERH.js";
import "./chunk-74JHMNAR.js";
import "./chunk-FIYICDOV.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JNF6BSRN.js";
import {
  divideRun,
  resolvePlanSettings,
  shardedRun
} from "./chunk-JQZ6DIOA.js";
import {
  partOptions,
  planOptions,
  requireShardPlanOf
} from "./chunk-443VNOWO.js";
import {
  resolveUntrustedSettings
} from "./chunk-U726YOEL.js";
import "./chunk-3EPEB24J.js";
import "./chunk-C4X42FS4.js";
import "./chunk-LFCIUYDR.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-GE67UXBQ.js";
import "./chunk-OJAS3MAN.js";
import {
  historyBranchOf
} from "./chunk-SB7GXHZB.js";
import "./chunk-6UFHT7PW.js";
import {
  valuesOf
} from "./chunk-QL4FBRUM.js";
import "./chunk-DKAHZW3X.js";
import "./chunk-5YGUPGC4.js";
import {
  InputError
} from "./chunk-QR6VSCDH.js";

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
