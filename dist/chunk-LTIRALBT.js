import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-OC6DO3G4.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-73RXMNLO.js";
import {
  readKept
} from "./chunk-DXQ6JNV4.js";
import "./chunk-QZIR6XGO.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-YXO3EML4.js";
import {
  info,
  setOutput
} from "./chunk-7IXWDSBH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-E4YKO4T4.js";
import "./chunk-5CVNFRBE.js";
import "./chunk-NNKNOR7C.js";
import "./chunk-CP5G4LMN.js";
import "./chunk-LJPXG7FZ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JC7PPILT.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-K3AK76TO.js";
import {
  formatMatrix
} from "./chunk-MHVMPEVQ.js";
import "./chunk-5CIK6D6H.js";
import "./chunk-TV7K4ZUI.js";
import "./chunk-UXAJXQQC.js";
import "./chunk-BCOG6L3O.js";
import "./chunk-RFXLHPV6.js";
import "./chunk-XCHB5GRR.js";
import "./chunk-RKOWXCHR.js";
import "./chunk-UMYLD7PM.js";
import {
  readSources
} from "./chunk-6ZBWVGFF.js";
import "./chunk-VGF6G6SP.js";
import "./chunk-HTDWX456.js";
import "./chunk-K4MUXOIM.js";
import {
  InputError
} from "./chunk-BMOY2NKP.js";

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
