import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierRuns
} from "./chunk-4MGMLUXP.js";
import {
  historyPage
} from "./chunk-KCLDWOM6.js";
import "./chunk-RDVCRSOH.js";
import "./chunk-BI2RNXJ4.js";
import "./chunk-NBDV6532.js";
import "./chunk-BG7OL45B.js";
import {
  readRuns
} from "./chunk-TKIEBOS3.js";
import {
  compareRun,
  createRun,
  isSameRun
} from "./chunk-LKBWZ32O.js";
import "./chunk-QCZOMMH2.js";
import {
  trendsOf
} from "./chunk-NNMAXKU5.js";
import "./chunk-43KN7CJK.js";
import {
  visible
} from "./chunk-DCOROBRQ.js";
import {
  readHistory
} from "./chunk-DOMTUWYU.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-4MWHWVCX.js";
import "./chunk-4V2IZIWW.js";
import {
  formatValue,
  omitUndefined
} from "./chunk-TVWLZZA2.js";

// src/features/history/earlier-runs.ts
function readEarlier(selection, note) {
  const runs = readEarlierRuns(selection, note);
  return (recording, verdict) => {
    const comparison = compareWithRuns(runs, recording, verdict, note);
    return comparison === void 0 ? [] : [earlierRuns(comparison)];
  };
}
function earlierPage({ folder, ...filter }) {
  return historyPage(trendsOf(readRuns({ history: folder, ...filter }).map(({ run }) => run)));
}
var mostRuns = 100;
function readEarlierRuns({ folder, branch, last = mostRuns }, note) {
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
  earlierPage,
  readEarlier
};
