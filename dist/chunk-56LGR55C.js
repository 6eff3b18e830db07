import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-NTB6THRU.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-B7HVR25N.js";
import "./chunk-O3DXWJUI.js";
import {
  formatMatrix
} from "./chunk-7SX4EJTF.js";
import "./chunk-7NFXO4BC.js";
import "./chunk-PDFFKQMP.js";
import "./chunk-PGP7PRYC.js";
import {
  readWorkflow
} from "./chunk-G7VPFOXW.js";
import {
  info,
  setOutput
} from "./chunk-XXBLQMNN.js";
import "./chunk-OMO7K4ZX.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-5Z3RPRSI.js";
import "./chunk-EWEAI3HI.js";
import "./chunk-FSUF4MGL.js";
import "./chunk-TOJNAE7U.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import {
  readSources
} from "./chunk-SCDUK776.js";
import "./chunk-3CVJVNKN.js";
import "./chunk-DSEWQ6ZQ.js";
import "./chunk-PQR7VQWM.js";
import "./chunk-SCN45AMX.js";
import "./chunk-JENFC2SS.js";
import "./chunk-ZI4U6NHU.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-JYWDFAE4.js";
import "./chunk-PHNY62S2.js";
import "./chunk-MLKTU7KE.js";
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
