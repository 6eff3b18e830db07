import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-W6I2RGRV.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-CASPG5LW.js";
import {
  readKept
} from "./chunk-74J7UMOG.js";
import "./chunk-NUN7E4Z3.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-XR6O54NL.js";
import {
  info,
  setOutput
} from "./chunk-PC6HVBOH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-6UG3PLT5.js";
import "./chunk-7SFQCFBW.js";
import "./chunk-74JHMNAR.js";
import "./chunk-FIYICDOV.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JNF6BSRN.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-VXQMXEX3.js";
import {
  formatMatrix
} from "./chunk-XHPVYVD7.js";
import "./chunk-D7UXS7WU.js";
import "./chunk-PHW4V4HM.js";
import "./chunk-C4X42FS4.js";
import "./chunk-LFCIUYDR.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-4GPOAZHA.js";
import "./chunk-3C5OR5YL.js";
import "./chunk-Q6B6MAOB.js";
import {
  readSources
} from "./chunk-UPLWTQSF.js";
import "./chunk-RCRAC2VS.js";
import "./chunk-HAN4HDM2.js";
import "./chunk-5YGUPGC4.js";
import {
  InputError
} from "./chunk-QR6VSCDH.js";

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
