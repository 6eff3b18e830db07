import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  annotate
} from "./chunk-NWW4Q6CU.js";
import "./chunk-V5S5GMIG.js";
import "./chunk-JIMHOKQ4.js";
import "./chunk-QMF3ZPQV.js";
import "./chunk-B4JIEDNT.js";
import "./chunk-DETGZOHF.js";
import "./chunk-DD2CFNKU.js";
import "./chunk-T2O7LZ4X.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-5GOF3G65.js";
import {
  GitError
} from "./chunk-MFLFWOEP.js";
import "./chunk-DKB75NNH.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf,
  selectionOf
} from "./chunk-JKPVFCJY.js";
import {
  historyTestPath,
  readHistory
} from "./chunk-INXMUWHT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5SWN6GGS.js";
import "./chunk-7CJRAQIK.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5LGSJ4YJ.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-WUNUQ3KI.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-FHGU7OBP.js";
import "./chunk-NR6YMEGS.js";
import "./chunk-IXXBP2FV.js";
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
