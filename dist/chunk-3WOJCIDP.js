import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-X4I2WVTW.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-BTOSNBAQ.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-RTM534PA.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-3TPVTNF2.js";
import "./chunk-YUPBZEFS.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-O3CRUQ7S.js";
import "./chunk-MYXIELIA.js";
import "./chunk-62ZFBRYI.js";
import "./chunk-ZEU2S3JA.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-JRQ4CXY6.js";
import {
  parseMatrix
} from "./chunk-DGZHHUXJ.js";
import "./chunk-MLTVBBWX.js";
import "./chunk-JKSJUMXI.js";
import "./chunk-CO7UMXSK.js";
import {
  historyBranchOf
} from "./chunk-Q4ILOOHT.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-IKDVE3V2.js";
import "./chunk-HRLQBWN3.js";
import "./chunk-PGE7PPG2.js";
import "./chunk-JPIAVQKU.js";
import "./chunk-4DAGCB7O.js";
import "./chunk-LZVLQUYV.js";
import {
  readSources
} from "./chunk-LFFJAVMY.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-KR464LYI.js";
import "./chunk-TRAXED3U.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-QRXLDMDE.js";

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
