import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readHistory,
  runId
} from "./chunk-DOMTUWYU.js";
import {
  InputError,
  formatValue,
  omitUndefined
} from "./chunk-TVWLZZA2.js";

// src/features/history/read-runs.ts
import path from "node:path";
function readRuns({
  history,
  ...filter
}) {
  const { branch, last } = filter;
  const runs = readHistory(history, omitUndefined({ branch, last }));
  if (runs.length === 0)
    throw new InputError(
      branch === void 0 ? `--history ${history}: the history has no runs: add one with history add` : `--branch: no run of the history ${path.basename(history)} is of ${formatValue(branch)}: see history list`
    );
  return runs.map((one) => ({ id: runId(one.path) ?? one.path, run: one.run }));
}

export {
  readRuns
};
