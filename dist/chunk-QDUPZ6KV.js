import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-EXLL7NAJ.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-QVJCOIWE.js";
import {
  readKept
} from "./chunk-YFHL357C.js";
import "./chunk-XYRNDOJD.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-PX5KHPQL.js";
import {
  info,
  setOutput
} from "./chunk-D6I2E4FA.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-ZG3QUC2G.js";
import "./chunk-F3RFMQNV.js";
import "./chunk-333OYMP7.js";
import "./chunk-H4QFTP7G.js";
import "./chunk-5BLSRVBE.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-O7KGFOIK.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-MYU3NR2Y.js";
import {
  formatMatrix
} from "./chunk-4SPHACPI.js";
import "./chunk-5UAKLSS2.js";
import "./chunk-LZMQFXX3.js";
import "./chunk-LJ6H6AXS.js";
import "./chunk-TXUQXVAI.js";
import "./chunk-HGVC3CFT.js";
import "./chunk-YIWQ7TMA.js";
import "./chunk-UQX5Z2NS.js";
import "./chunk-EOBIABBL.js";
import {
  readSources
} from "./chunk-BWQJWLT5.js";
import "./chunk-VNRZ3WZ2.js";
import "./chunk-V5ITX2AJ.js";
import "./chunk-UCWULWCZ.js";
import {
  InputError
} from "./chunk-BJVLHL6I.js";

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
