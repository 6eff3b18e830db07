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
} from "./chunk-LDA7FU6H.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-J7DC4L5I.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-C7JKTAVV.js";
import "./chunk-6ZPHRJQD.js";
import "./chunk-OLZ3OGW4.js";
import "./chunk-6KOKCRNH.js";
import "./chunk-AEGK5DEI.js";
import "./chunk-SKQL6GWN.js";
import "./chunk-63AQR3DG.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-GBH4QVHZ.js";
import "./chunk-B6EKIZVM.js";
import "./chunk-JAIPJPZB.js";
import {
  parseMatrix
} from "./chunk-VVDUZB5N.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-ZQC3EM6D.js";
import {
  readOwnWorkloads
} from "./chunk-YGAQ2RXA.js";
import {
  readConfigText
} from "./chunk-WQK2Q5B5.js";
import {
  readRunFiles
} from "./chunk-364QLESY.js";
import "./chunk-OZNDSHO2.js";
import "./chunk-QPM5RHJP.js";
import "./chunk-DXW2XMNE.js";
import "./chunk-L4E5MP2O.js";
import "./chunk-I7VOHLKR.js";
import "./chunk-QHMBFEBU.js";
import "./chunk-AJKWPREF.js";
import "./chunk-CKVWWVFA.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-II6TTSD3.js";

// src/features/fleet/step.ts
var mostCharacters = 12e4;
async function planStep(getInput, environment, features) {
  const source = readSettingInputs(getInput);
  const config = readConfigText(source.config);
  const own = readOwnWorkloads(source, config, environment.GITHUB_WORKSPACE);
  const kept = await readKept(getInput, environment);
  const { matrix, tests, known } = divideRun(resolvePlanSettings(source, config, own), kept, features);
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
