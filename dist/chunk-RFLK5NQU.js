import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-YOCKMESG.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-SBSAAERQ.js";
import {
  readKept
} from "./chunk-CJ6GKS4O.js";
import "./chunk-3NTWSKDH.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-MEPW5KDL.js";
import {
  info,
  setOutput
} from "./chunk-PQEFRWYN.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-GPM7PUTE.js";
import "./chunk-UH3XQQ5K.js";
import "./chunk-KXW4SWSP.js";
import "./chunk-RXST6EUF.js";
import "./chunk-BAQDC6HZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JYCKRS6T.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-E4HTFSXI.js";
import {
  formatMatrix
} from "./chunk-UCYCDMSI.js";
import "./chunk-NWCNN7GE.js";
import "./chunk-3HQGK2HF.js";
import "./chunk-ZKHW47AJ.js";
import "./chunk-C6Y2JGZN.js";
import "./chunk-VR6UGIS2.js";
import "./chunk-WU2R7JO7.js";
import "./chunk-BS5BNKG2.js";
import "./chunk-WTVE7RKI.js";
import {
  readSources
} from "./chunk-Y2XF4USU.js";
import "./chunk-JIOIE7W5.js";
import "./chunk-YT6EWO73.js";
import "./chunk-L3SWJHT7.js";
import {
  InputError
} from "./chunk-RDWCEUEJ.js";

// src/features/fleet/step.ts
var mostCharacters = 12e4;
async function planStep(getInput, environment, features) {
  const sources = readSources(readSettingInputs(getInput, features), features, environment.GITHUB_WORKSPACE);
  const inputs = readPublishInputs(getInput, "action plan", features);
  const kept = await readKept(inputs, readWorkflow(environment));
  const { plan, tests, known } = divideRun(resolvePlanSettings(sources, features), kept, features);
  const matrix = formatMatrix(plan);
  if (matrix.length > mostCharacters)
    throw new InputError(
      `the plan has ${matrix.length} characters, and a job's input takes ${mostCharacters}: measure fewer suites or variants at once`
    );
  const { hash, shards } = plan.plan;
  setOutput("matrix", matrix);
  setOutput("plan-hash", hash);
  info(
    `The plan ${hash} has ${shards.length} shards of ${shards.map(({ length }) => length).join(", ")} tests; of ${known} of ${tests} tests an earlier run says how long they take`
  );
}
export {
  planStep
};
