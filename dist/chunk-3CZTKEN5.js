import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  BranchCopy,
  GitError,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  runFiles
} from "./chunk-MWSZBA33.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-DAIAILV6.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-KN4CLEZU.js";
import "./chunk-UII5AXQ2.js";
import "./chunk-2KVV3EIB.js";
import "./chunk-5W523TAF.js";
import "./chunk-7IDD5W2D.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-TUAJ2UWT.js";
import {
  parseMatrix
} from "./chunk-IOCEU7Z7.js";
import "./chunk-5ZTH75IP.js";
import "./chunk-BG7OL45B.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DCOROBRQ.js";
import "./chunk-AEFW76TP.js";
import {
  readRunFiles
} from "./chunk-DOMTUWYU.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-4MWHWVCX.js";
import "./chunk-HPKTWJX7.js";
import {
  readSources
} from "./chunk-ZR23P2Z6.js";
import "./chunk-ZIDC6MTG.js";
import "./chunk-4V2IZIWW.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-TVWLZZA2.js";

// src/features/fleet/step.ts
var mostCharacters = 12e4;
async function planStep(getInput, environment, features) {
  const sources = readSources(readSettingInputs(getInput), environment.GITHUB_WORKSPACE);
  const kept = await readKept(getInput, environment);
  const { matrix, tests, known } = divideRun(resolvePlanSettings(sources), kept, features);
  if (matrix.length > mostCharacters)
    throw new InputError(
      `the plan has ${matrix.length} characters, and a job's input takes ${mostCharacters}: measure fewer suites or variants at once`
    );
  const { hash, shards } = parseMatrix(matrix, "the plan");
  write("matrix", matrix);
  write("plan-hash", hash);
  info(
    `The plan ${hash} has ${shards.length} shards of ${shards.map(({ length }) => length).join(", ")} tests; of ${known} of ${tests} tests an earlier run says how long they take`
  );
}
async function readKept(getInput, environment) {
  const inputs = readPublishInputs(getInput, "action plan");
  if (inputs.history === void 0) return [];
  const { branch, folder } = inputs.history;
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
function write(name, value) {
  setOutput(name, value);
}
export {
  planStep
};
