import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-C34NXMYG.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-CARRHBXI.js";
import {
  readKept
} from "./chunk-DUTKDCBQ.js";
import "./chunk-EBMRJI7S.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-WMJ33EJO.js";
import {
  info,
  setOutput
} from "./chunk-JX2KMRA7.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-XTVFGHPR.js";
import "./chunk-HFVI4BDC.js";
import "./chunk-MVDF3PA5.js";
import "./chunk-IZ4SPP6Y.js";
import "./chunk-LR7FXMIF.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-VUVVMTBD.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-3A3XCDT7.js";
import {
  formatMatrix
} from "./chunk-HW2XWBA5.js";
import "./chunk-XDMTKR2C.js";
import "./chunk-GWY3UNQV.js";
import "./chunk-TFPBVTOR.js";
import "./chunk-35THHRBU.js";
import "./chunk-FTMEOJJ3.js";
import "./chunk-VLLJS3BN.js";
import "./chunk-KBY52BWA.js";
import "./chunk-DCJQWHYR.js";
import {
  readSources
} from "./chunk-WWCSMYN7.js";
import "./chunk-G4IZV54E.js";
import "./chunk-DL3TRJVE.js";
import "./chunk-AXING74H.js";
import {
  InputError
} from "./chunk-SRGQHHWD.js";

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
