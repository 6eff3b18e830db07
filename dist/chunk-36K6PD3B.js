import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  annotate
} from "./chunk-DST4E77P.js";
import "./chunk-GOEIPITM.js";
import "./chunk-34B3R7IM.js";
import "./chunk-JVGBCSII.js";
import "./chunk-XFNMYBDZ.js";
import "./chunk-Y4L2RGY6.js";
import "./chunk-DETGZOHF.js";
import "./chunk-R2U4FBVW.js";
import "./chunk-Q23ASPSO.js";
import "./chunk-C2JZXGW4.js";
import "./chunk-HFCMDWS4.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-H7RUH3BF.js";
import {
  GitError
} from "./chunk-MFLFWOEP.js";
import "./chunk-2MPFQAND.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf,
  selectionOf
} from "./chunk-KXPRICV6.js";
import {
  historyTestPath,
  readHistory
} from "./chunk-AIA7FAWF.js";
import "./chunk-Q2R3WUPN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-BQ5DRCGG.js";
import "./chunk-XF4AIYSB.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5IZPJSHJ.js";
import "./chunk-52JEIUDW.js";
import "./chunk-GTUDAD5R.js";
import "./chunk-4QBWXFIM.js";
import "./chunk-P4H7EUKV.js";
import "./chunk-4ZE35KC3.js";
import "./chunk-FEPHZ6VT.js";
import "./chunk-Z5MXA7DC.js";
import {
  InputError
} from "./chunk-NKD46VU7.js";

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
