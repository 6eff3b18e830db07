import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-WFJXCECL.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-2DEGSFE4.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-XBBM2QZY.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-X4F7VSWA.js";
import "./chunk-FGICR76X.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-HLYU2AFN.js";
import "./chunk-CDSDU4MO.js";
import "./chunk-UN4LH6BD.js";
import "./chunk-7HHSP3QY.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-RZ27ON3U.js";
import {
  parseMatrix
} from "./chunk-AV5TXWDV.js";
import "./chunk-3TUWU2DI.js";
import "./chunk-WFOUUYWG.js";
import {
  historyBranchOf
} from "./chunk-OZ3NHK53.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-VG43QUMU.js";
import "./chunk-XD74HY4N.js";
import "./chunk-KSHLNCHC.js";
import "./chunk-AEXHUGNN.js";
import "./chunk-W4JMPTKG.js";
import "./chunk-C5ZLUEVU.js";
import {
  readSources
} from "./chunk-HNM2YL3X.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-OCZXTVYC.js";
import "./chunk-MOCKKVQM.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-LHL2X77S.js";

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
