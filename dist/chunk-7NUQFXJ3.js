import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  unknownName,
  workloadNames
} from "./chunk-UEYNSEOU.js";

// src/options/known-workloads.ts
function requireKnownWorkloads(names, hasOthers, source) {
  const unknown = hasOthers ? void 0 : names?.find((name) => name !== "all" && !workloadNames.includes(name));
  if (unknown !== void 0)
    throw new InputError(`${source}: ${unknownName("workload", unknown, workloadNames)}`);
}

export {
  requireKnownWorkloads
};
