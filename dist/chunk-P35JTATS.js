import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierRuns
} from "./chunk-V3I62OH2.js";
import {
  historyPage
} from "./chunk-2JCX5IMN.js";
import "./chunk-7Q7MGBGZ.js";
import "./chunk-PGSNY6VK.js";
import "./chunk-RJWGW44X.js";
import "./chunk-YGYA34NS.js";
import {
  readRuns
} from "./chunk-2GHADN64.js";
import {
  compareRun,
  createRun,
  isSameRun
} from "./chunk-VRRBBIP2.js";
import "./chunk-3NLQUJA4.js";
import {
  trendsOf
} from "./chunk-7J2IXX4A.js";
import "./chunk-OHGVCF6L.js";
import {
  visible
} from "./chunk-VTSFVSEQ.js";
import {
  readHistory
} from "./chunk-5NESR63C.js";
import "./chunk-OZ4FW2VZ.js";
import "./chunk-DEGWKN6P.js";
import "./chunk-KWTNQMTP.js";
import {
  formatValue,
  omitUndefined
} from "./chunk-FHBCOSLG.js";

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
