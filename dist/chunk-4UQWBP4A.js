import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierRuns
} from "./chunk-LSRAAMPY.js";
import {
  historyPage
} from "./chunk-E3QCNAIN.js";
import "./chunk-HZIWQP2K.js";
import "./chunk-W3ROCZFQ.js";
import "./chunk-VVWDCBMU.js";
import "./chunk-RWNXDSK7.js";
import {
  readRuns
} from "./chunk-QJWULD6E.js";
import {
  compareRun,
  createRun,
  isSameRun
} from "./chunk-5EUXM7GI.js";
import "./chunk-J7TOD2TG.js";
import {
  trendsOf
} from "./chunk-MLUJIUCL.js";
import "./chunk-4MMJS2N2.js";
import {
  visible
} from "./chunk-ZC2OKWMJ.js";
import {
  readHistory
} from "./chunk-WCIEDETQ.js";
import "./chunk-7HUTPRFE.js";
import "./chunk-WY5VZWDP.js";
import "./chunk-LLUUCAX2.js";
import {
  formatValue,
  omitUndefined
} from "./chunk-CI4LCVWH.js";

// src/features/history/earlier-runs.ts
function readEarlier(selection, note) {
  const runs = readEarlierRuns(selection, note);
  return (recording, verdict) => {
    const comparison = compareWithRuns(runs, recording, verdict, note);
    return comparison && earlierRuns(comparison);
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
