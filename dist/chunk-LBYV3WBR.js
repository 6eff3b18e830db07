import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  annotate
} from "./chunk-Q67WVUF6.js";
import "./chunk-EUK7KYL3.js";
import "./chunk-IV6TVSQP.js";
import "./chunk-DT2N7TIS.js";
import "./chunk-ELB2L5LQ.js";
import "./chunk-OTOX3YDU.js";
import "./chunk-DETGZOHF.js";
import "./chunk-VUIQ53WU.js";
import "./chunk-DGO7CV7T.js";
import "./chunk-OLUCFC44.js";
import "./chunk-HFCMDWS4.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-QFFOW326.js";
import {
  GitError
} from "./chunk-MFLFWOEP.js";
import "./chunk-IGXAI53I.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf,
  selectionOf
} from "./chunk-TQLMA7JZ.js";
import {
  historyTestPath,
  readHistory
} from "./chunk-KRTXUOQE.js";
import "./chunk-YEH374KB.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7FFW2ZIF.js";
import "./chunk-COTJMLUT.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-CIGCPXTX.js";
import "./chunk-RKZTSFFX.js";
import "./chunk-6KJVURDF.js";
import "./chunk-HBW6ZQ3L.js";
import "./chunk-PQ2UACWX.js";
import "./chunk-RSJYOS4T.js";
import "./chunk-JSYPYRIY.js";
import "./chunk-CYYKGCJD.js";
import {
  InputError
} from "./chunk-YBCGSQCV.js";

// src/features/nights/history/costs.ts
var mostRuns = 20;
async function earlierCosts({ given, rows, repository }) {
  const runs = repository === void 0 ? folderRuns(given) : await branchRuns(given, repository);
  return runs && costsOfHistory(runs.filter(({ suite }) => suite?.rows === rows));
}
function folderRuns(given) {
  const selection = selectionOf(given);
  if (selection === void 0) return void 0;
  const { history, branch } = selection;
  return readHistory(history, { last: mostRuns, branch }).map(({ run }) => run);
}
async function branchRuns(given, repository) {
  const history = historyBranchOf(given);
  if (history === void 0) return void 0;
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  try {
    const filter = { last: mostRuns, branch: repository.defaultBranch };
    return await readBranchRuns(historyBranch(repository, branch, repository), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}
function costsOfHistory(runs) {
  const costs = /* @__PURE__ */ new Map();
  for (const run of runs)
    for (const test of run.tests) {
      const { pairs, baselineNs, candidateNs } = test;
      if (baselineNs === void 0 || candidateNs === void 0 || pairs === 0) continue;
      costs.set(historyTestPath(test), { pair: (baselineNs + candidateNs) / 1e9, pairs });
    }
  return costs;
}
export {
  costsOfHistory,
  earlierCosts
};
