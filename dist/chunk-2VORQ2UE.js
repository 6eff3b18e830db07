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
} from "./chunk-VL2P7HFP.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-FW4OI2BN.js";
import {
  annotate,
  info,
  setOutput
} from "./chunk-S4TE2OLW.js";
import "./chunk-ORF4N6FR.js";
import "./chunk-HL6CX4SS.js";
import "./chunk-XMEL4ROZ.js";
import "./chunk-OOHF5EAU.js";
import "./chunk-ZAIS7C5G.js";
import "./chunk-RJWGW44X.js";
import {
  divideRun,
  mostRuns,
  resolvePlanSettings
} from "./chunk-ZKYIMK7P.js";
import "./chunk-W3SLSYOX.js";
import "./chunk-YGYA34NS.js";
import {
  parseMatrix
} from "./chunk-TFD6PCZZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-VTSFVSEQ.js";
import {
  readOwnWorkloads
} from "./chunk-W6M5ZOTX.js";
import {
  readConfigText
} from "./chunk-EOBBX5CB.js";
import {
  readRunFiles
} from "./chunk-5NESR63C.js";
import "./chunk-OZ4FW2VZ.js";
import "./chunk-DEGWKN6P.js";
import "./chunk-WBAHBKUW.js";
import "./chunk-MNPVZ7FC.js";
import "./chunk-I7VOHLKR.js";
import "./chunk-IYZHZY5U.js";
import "./chunk-VFCUTL6L.js";
import "./chunk-KWTNQMTP.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-FHBCOSLG.js";

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
