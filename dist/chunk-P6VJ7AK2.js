import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-CZXIL5HH.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-3T7CZZ7X.js";
import "./chunk-HYWJQWUP.js";
import {
  formatMatrix
} from "./chunk-EGNKXPDO.js";
import "./chunk-4I32P6JU.js";
import "./chunk-Z2ZGETVC.js";
import "./chunk-5PPDYN2V.js";
import {
  readWorkflow
} from "./chunk-G7VPFOXW.js";
import {
  info,
  setOutput
} from "./chunk-XXBLQMNN.js";
import "./chunk-TDDIJWLI.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-HZ7WSNO2.js";
import "./chunk-LWXIZEVW.js";
import "./chunk-CQRRM4P6.js";
import "./chunk-GOAE4XKD.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import {
  readSources
} from "./chunk-SRSELD4L.js";
import "./chunk-WSQLFSHP.js";
import "./chunk-6FQ4KW4W.js";
import "./chunk-WE42JQAE.js";
import "./chunk-G5MWKDB7.js";
import "./chunk-JENFC2SS.js";
import "./chunk-EA3YRZML.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-NPRMUCNY.js";
import "./chunk-5J3EFEFE.js";
import "./chunk-T4424W4C.js";
import "./chunk-NQV2QT6G.js";
import "./chunk-24VBGLXN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import {
  InputError
} from "./chunk-ULWFNPWD.js";

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
