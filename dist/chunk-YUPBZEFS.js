import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  unknownName,
  workloadNames
} from "./chunk-QRXLDMDE.js";

// src/options/known-workloads.ts
function requireKnownWorkloads(given, config, source) {
  if (config !== void 0 || given["own-workloads"] !== void 0) return;
  const unknown = given.workloads?.find((name) => name !== "all" && !workloadNames.includes(name));
  if (unknown !== void 0)
    throw new InputError(`${source}: ${unknownName("workload", unknown, workloadNames)}`);
}

export {
  requireKnownWorkloads
};
