import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  annotate
} from "./chunk-TZ6LC6AD.js";
import "./chunk-HQ22CSR6.js";
import "./chunk-ILYT6K5X.js";
import "./chunk-O4YBHKJO.js";
import "./chunk-CP5PMIET.js";
import "./chunk-ETEL6HIO.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LRHPCLIT.js";
import "./chunk-LBTCLQAS.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-GLAK5K64.js";
import {
  GitError
} from "./chunk-MFLFWOEP.js";
import "./chunk-ZLPWCZAL.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf,
  selectionOf
} from "./chunk-7FCHVVBD.js";
import {
  historyTestPath,
  readHistory
} from "./chunk-235PYH4L.js";
import "./chunk-BHKZNMTN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-SBPKHBLD.js";
import "./chunk-6EE742OC.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-TDE5X3JO.js";
import "./chunk-RILQDXZB.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-HQ7M422Y.js";
import "./chunk-S54MN7NY.js";
import "./chunk-6OBZMCFN.js";
import {
  InputError
} from "./chunk-6AEAFHXR.js";

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
