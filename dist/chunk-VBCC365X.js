import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  annotate
} from "./chunk-DEVCUPE3.js";
import "./chunk-A4H34DNT.js";
import "./chunk-WF6OEFVD.js";
import "./chunk-DOWFUOIP.js";
import "./chunk-M3IQXKY4.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import "./chunk-TFNLC6AD.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-EANZSWB2.js";
import {
  GitError
} from "./chunk-MFLFWOEP.js";
import "./chunk-DKB75NNH.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf,
  selectionOf
} from "./chunk-FCJDRYFO.js";
import {
  historyTestPath,
  readHistory
} from "./chunk-2G32BODT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-675X243B.js";
import "./chunk-M23SOQUR.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
import {
  InputError
} from "./chunk-KAFQIV6R.js";

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
