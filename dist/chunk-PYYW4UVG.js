import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-C7I2XXF4.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-Z6XY3TS2.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-G6YRUAR2.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-UU3FFTSU.js";
import "./chunk-SMVR5HRQ.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-J26S2MTZ.js";
import "./chunk-PZNHKI6H.js";
import "./chunk-RIYZ6CMU.js";
import "./chunk-GL6NX7AE.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-7RFWD3TE.js";
import {
  parseMatrix
} from "./chunk-IP6STVFG.js";
import "./chunk-CDXDIHPP.js";
import "./chunk-J226QUZL.js";
import {
  historyBranchOf
} from "./chunk-Q7QAJ6ZZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-3EPUL6H7.js";
import "./chunk-BYCLZ6AD.js";
import "./chunk-WEZG6SCS.js";
import "./chunk-DQMCNZMS.js";
import "./chunk-I64YJH4R.js";
import "./chunk-N72VKEAX.js";
import {
  readSources
} from "./chunk-V6U5VEGT.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-JWWE6CQF.js";
import "./chunk-ZCPRTC3X.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-C2YT5S34.js";

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
