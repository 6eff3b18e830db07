import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-DG7AFDQY.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-MVJU3EEI.js";
import "./chunk-QRPPMM3V.js";
import {
  formatMatrix
} from "./chunk-4A6EO44C.js";
import "./chunk-UIWU7IE4.js";
import "./chunk-JRSOVAJU.js";
import "./chunk-C2AINY6T.js";
import {
  readWorkflow
} from "./chunk-G7VPFOXW.js";
import {
  info,
  setOutput
} from "./chunk-XXBLQMNN.js";
import "./chunk-LNSPFJEK.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-ALVR3FET.js";
import "./chunk-CGGPFQ5J.js";
import "./chunk-IZ5ODHJG.js";
import "./chunk-2IBBH44J.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import {
  readSources
} from "./chunk-C2LKCV62.js";
import "./chunk-45A2RBVZ.js";
import "./chunk-GTPQOVS4.js";
import "./chunk-JC7DCMJT.js";
import "./chunk-MTPI3L2B.js";
import "./chunk-JENFC2SS.js";
import "./chunk-IGXVVSZS.js";
import "./chunk-BJXOAZEW.js";
import "./chunk-FK63ORSE.js";
import "./chunk-PGSPP6Z5.js";
import "./chunk-YHAYBOAR.js";
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
