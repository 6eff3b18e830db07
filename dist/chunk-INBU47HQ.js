import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-SQ64GHMJ.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-36N7V4O7.js";
import {
  readKept
} from "./chunk-T2R22U7M.js";
import "./chunk-IOSN4MJV.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-63XGK243.js";
import {
  info,
  setOutput
} from "./chunk-5SIFFMJJ.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5JBRXAMK.js";
import "./chunk-NM5S5FEA.js";
import "./chunk-BIKCH54H.js";
import "./chunk-ZCZHSMFS.js";
import "./chunk-R6MYEFF6.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KKJ6GZUD.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-BBTWEOQJ.js";
import {
  formatMatrix
} from "./chunk-PHA2WRWO.js";
import "./chunk-JLIYSZXZ.js";
import "./chunk-MOJ2EZZV.js";
import "./chunk-4CHVRF6V.js";
import "./chunk-KS2XH2P7.js";
import "./chunk-KBVVTE6R.js";
import "./chunk-FREKDRAH.js";
import "./chunk-RNCIJCPH.js";
import "./chunk-VOIOE5JN.js";
import {
  readSources
} from "./chunk-QO7DXWW2.js";
import "./chunk-YX4LDKSY.js";
import "./chunk-BHBDXOCJ.js";
import "./chunk-XQ77ZUPI.js";
import {
  InputError
} from "./chunk-D24T2PCJ.js";

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
