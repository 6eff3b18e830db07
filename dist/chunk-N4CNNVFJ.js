import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-PVFW7ONR.js";
import "./chunk-WO4N5IVE.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-JK73A5AD.js";
import {
  readWorkflow
} from "./chunk-EGC26RY3.js";
import {
  info,
  setOutput
} from "./chunk-XXBLQMNN.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-Q4GWM55L.js";
import "./chunk-ZCCNYW3K.js";
import "./chunk-HOGLGV33.js";
import "./chunk-RMWIIMP7.js";
import "./chunk-UEWCH4Q3.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-MPIF43CH.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-KGYMGWUB.js";
import {
  formatMatrix
} from "./chunk-KO53MY2Z.js";
import "./chunk-QST5CTKI.js";
import "./chunk-XCVI2YWU.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-Q6LAA4C2.js";
import "./chunk-FWADCI6V.js";
import "./chunk-XUPAXZAS.js";
import {
  readSources
} from "./chunk-NPM4VNCQ.js";
import "./chunk-QRFTQIRK.js";
import "./chunk-PIWMXEAB.js";
import "./chunk-EXA3WABT.js";
import "./chunk-MO4KWYEZ.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
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
