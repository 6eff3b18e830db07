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
} from "./chunk-NZWJKE67.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-BOEVA6GC.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-HZPMWKAC.js";
import "./chunk-L2UQVWLQ.js";
import "./chunk-RCHCJWZR.js";
import "./chunk-HKKEWBB2.js";
import "./chunk-N66NI4QU.js";
import "./chunk-IGAEVLMM.js";
import "./chunk-VVWDCBMU.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-HKTZYXA6.js";
import {
  parseMatrix
} from "./chunk-HKQMGHNN.js";
import "./chunk-UMOSEXKZ.js";
import "./chunk-RWNXDSK7.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-ZC2OKWMJ.js";
import "./chunk-KEXXGFKZ.js";
import {
  readRunFiles
} from "./chunk-WCIEDETQ.js";
import "./chunk-7HUTPRFE.js";
import "./chunk-WY5VZWDP.js";
import "./chunk-MORFPESV.js";
import {
  readSources
} from "./chunk-MQUQDNOZ.js";
import "./chunk-V2NDJ36S.js";
import "./chunk-LLUUCAX2.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-CI4LCVWH.js";

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
