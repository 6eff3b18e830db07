import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-MEXMEZEY.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  annotate
} from "./chunk-6IQLTENL.js";
import {
  readWorkflow
} from "./chunk-HJ3736AS.js";
import {
  info,
  setOutput
} from "./chunk-VZ4KYGGW.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-JANXZF4A.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-IHQ2J5OV.js";
import "./chunk-DDXXYKNZ.js";
import "./chunk-3Q6RUJUV.js";
import "./chunk-HE4AP7S4.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-W5V3IXEQ.js";
import {
  parseMatrix
} from "./chunk-OOVRJXLL.js";
import "./chunk-PGMO4KY2.js";
import "./chunk-AMM2N6OH.js";
import "./chunk-5FDMWSIY.js";
import {
  historyBranchOf
} from "./chunk-BHFDPFQ6.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-33DNT4ZG.js";
import "./chunk-XHNSZAR2.js";
import "./chunk-4ANW6F7Y.js";
import "./chunk-CWW73X2O.js";
import "./chunk-OMLN2US6.js";
import "./chunk-7XYIRKM6.js";
import {
  readSources
} from "./chunk-S4FAWOGA.js";
import "./chunk-LJVK4K3O.js";
import "./chunk-PCIKHQ67.js";
import "./chunk-S2XO2HWL.js";
import "./chunk-NNVDMKUY.js";
import "./chunk-C5SQA46A.js";
import {
  InputError,
  omitUndefined
} from "./chunk-IHBPNJER.js";

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
