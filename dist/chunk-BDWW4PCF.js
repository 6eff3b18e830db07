import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  runFiles
} from "./chunk-PFA2IQ3T.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-UVSXCDGP.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-SJV6CCT7.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-A6INMD4W.js";
import "./chunk-UII5AXQ2.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-WFOCLYZ7.js";
import "./chunk-7IDD5W2D.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-EPN2G7XS.js";
import {
  parseMatrix
} from "./chunk-XBJOP6IY.js";
import "./chunk-5ZTH75IP.js";
import "./chunk-BG7OL45B.js";
import {
  historyBranchOf
} from "./chunk-CWMEMNLP.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DCOROBRQ.js";
import "./chunk-QAZ5BKLA.js";
import {
  readRunFiles
} from "./chunk-NK2EPNVT.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-3KVMG7JR.js";
import "./chunk-WHVHHTSB.js";
import {
  readSources
} from "./chunk-JQGVWFBZ.js";
import "./chunk-GTDPCULL.js";
import "./chunk-CCXBFYEW.js";
import "./chunk-4GRCZZL7.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-TVWLZZA2.js";

// src/features/fleet/step.ts
var mostCharacters = 12e4;
async function planStep(getInput, environment, features) {
  const sources = readSources(readSettingInputs(getInput, features), features, environment.GITHUB_WORKSPACE);
  const kept = await readKept(getInput, environment, features);
  const { matrix, tests, known } = divideRun(resolvePlanSettings(sources, features), kept, features);
  if (matrix.length > mostCharacters)
    throw new InputError(
      `the plan has ${matrix.length} characters, and a job's input takes ${mostCharacters}: measure fewer suites or variants at once`
    );
  const { hash, shards } = parseMatrix(matrix, "the plan");
  setOutput("matrix", matrix);
  setOutput("plan-hash", hash);
  info(
    `The plan ${hash} has ${shards.length} shards of ${shards.map(({ length }) => length).join(", ")} tests; of ${known} of ${tests} tests an earlier run says how long they take`
  );
}
async function readKept(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action plan", features);
  const history = historyBranchOf(inputs.given);
  if (history === void 0) return [];
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  const workflow = readWorkflow(environment);
  try {
    const copy = await BranchCopy.fetch(historyBranch(workflow, branch, inputs));
    try {
      const files = await historyFiles(copy, folder);
      if (!hasHistory(files, shown)) return [];
      const filter = { last: mostRuns, ...omitUndefined({ branch: workflow.defaultBranch }) };
      return readRunFiles(runFiles(files), shown, filter).map(({ run }) => run);
    } finally {
      copy.close();
    }
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}
export {
  planStep
};
