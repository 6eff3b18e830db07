import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-57TCABHW.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-KBXNH245.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-3FNE3TXH.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-DHAKNFBB.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-OC23YSZF.js";
import "./chunk-27E7VNCF.js";
import "./chunk-EBXCZ4TE.js";
import "./chunk-IUAN4E33.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-AME3G53Q.js";
import {
  parseMatrix
} from "./chunk-JZKA3IUL.js";
import "./chunk-7ZJ2G7CE.js";
import "./chunk-NH2ZF3R3.js";
import "./chunk-AZZCTMIB.js";
import {
  historyBranchOf
} from "./chunk-TW2UAA6S.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-YQJVMODI.js";
import "./chunk-RAYZK6MY.js";
import "./chunk-ENINVQK4.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-2IUBTQFS.js";
import "./chunk-NA5CZFXA.js";
import {
  readSources
} from "./chunk-VAMUBXOT.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-HUINHYDK.js";
import "./chunk-BNK47UN4.js";
import "./chunk-TDNHCTAD.js";
import {
  InputError,
  omitUndefined
} from "./chunk-UEYNSEOU.js";

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
    const filter = { last: mostRuns, ...omitUndefined({ branch: workflow.defaultBranch }) };
    return await readBranchRuns(historyBranch(workflow, branch, inputs), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}
export {
  planStep
};
