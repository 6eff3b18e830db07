import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareRun,
  createRun,
  isSameRun
} from "./chunk-ZKYTNNIK.js";
import {
  readHistory
} from "./chunk-YZEAGLV7.js";
import {
  visible
} from "./chunk-ROPVL5DC.js";
import {
  formatValue,
  omitUndefined
} from "./chunk-4YQZDUKF.js";

// src/commands/compare.ts
var mostRuns = 100;
function readEarlierRuns({ folder, branch }, note, last = mostRuns) {
  const runs = readHistory(folder, { last, ...omitUndefined({ branch }) }).map(({ run }) => run);
  if (runs.length === 0) {
    const which = branch === void 0 ? "the history has no runs" : `no run is of the branch ${formatValue(branch)}`;
    note(visible(`--history ${folder}: ${which}: there is nothing to compare with`));
  }
  return runs;
}
function compareWithRuns(runs, recording, verdict, note) {
  const run = createRun(recording, verdict);
  const isPart = runs.some((one) => isSameRun(one, run));
  const comparison = compareRun(runs, run, isPart);
  const [oldest] = runs;
  if (comparison === void 0 && oldest !== void 0)
    note(
      `the run began at ${run.startedAt}, and the oldest that was read of the history at ${oldest.startedAt}: there is nothing before it to compare with`
    );
  return comparison;
}

export {
  readEarlierRuns,
  compareWithRuns
};
