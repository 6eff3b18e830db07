import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierRuns
} from "./chunk-R3L7AWJ7.js";
import {
  historyPage
} from "./chunk-EH32RDHR.js";
import "./chunk-DTRZE4FC.js";
import "./chunk-LAIHM4UF.js";
import "./chunk-63AQR3DG.js";
import "./chunk-JAIPJPZB.js";
import {
  readRuns
} from "./chunk-SYKYNDSQ.js";
import {
  compareRun,
  createRun,
  isSameRun
} from "./chunk-GJYD5ISN.js";
import "./chunk-SAEUPJBL.js";
import {
  trendsOf
} from "./chunk-FEF27ODJ.js";
import "./chunk-L2M6QVSZ.js";
import {
  visible
} from "./chunk-ZQC3EM6D.js";
import {
  readHistory
} from "./chunk-364QLESY.js";
import "./chunk-OZNDSHO2.js";
import "./chunk-QPM5RHJP.js";
import "./chunk-CKVWWVFA.js";
import {
  formatValue,
  omitUndefined
} from "./chunk-II6TTSD3.js";

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
