import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-JL65SFNN.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-QRH6U77S.js";
import {
  readKept
} from "./chunk-VL6SLFA6.js";
import "./chunk-S4FKKAFM.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-EZS6NYPQ.js";
import {
  info,
  setOutput
} from "./chunk-MFSGJRTV.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-F6YDQEWN.js";
import "./chunk-TQM4XNLR.js";
import "./chunk-RTCZC6HQ.js";
import "./chunk-IBCYPEES.js";
import "./chunk-SP3M66MK.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-5D5RNC76.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-3HDTFNEP.js";
import {
  formatMatrix
} from "./chunk-W7J2L6SF.js";
import "./chunk-4MNW3256.js";
import "./chunk-VMSJNSMK.js";
import "./chunk-VGHPW3AW.js";
import "./chunk-Q5Y2A7LL.js";
import "./chunk-LY6DCVGB.js";
import "./chunk-ZDRTXKNB.js";
import "./chunk-BKYR7AZQ.js";
import "./chunk-G2EO2CAU.js";
import {
  readSources
} from "./chunk-S46FS3FB.js";
import "./chunk-YD6HFT6A.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-U2TKNSBK.js";
import {
  InputError
} from "./chunk-JEBXHYTL.js";

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
