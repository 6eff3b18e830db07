import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-FJPIKNWN.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-GA6RL7UM.js";
import "./chunk-E2YXSPJX.js";
import {
  formatMatrix
} from "./chunk-W2R65VS6.js";
import "./chunk-F7LDIPGN.js";
import "./chunk-FWADCI6V.js";
import "./chunk-EVRZV627.js";
import {
  readWorkflow
} from "./chunk-EGC26RY3.js";
import {
  info,
  setOutput
} from "./chunk-XXBLQMNN.js";
import "./chunk-XUPAXZAS.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-R4OLA34U.js";
import "./chunk-Y4AHANGS.js";
import "./chunk-JYPHAU63.js";
import "./chunk-V6FUBCZB.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-Q6LAA4C2.js";
import {
  readSources
} from "./chunk-7VF47SPN.js";
import "./chunk-XO4FWHIJ.js";
import "./chunk-PIWMXEAB.js";
import "./chunk-2IWX6IFL.js";
import "./chunk-UEWCH4Q3.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-MPIF43CH.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-EXA3WABT.js";
import "./chunk-VFKU3YY3.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
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
