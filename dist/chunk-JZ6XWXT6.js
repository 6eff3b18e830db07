import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-W6I2RGRV.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-PQXK4WBD.js";
import {
  readKept
} from "./chunk-76UYE7S7.js";
import "./chunk-NFTCBWUZ.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-JJTBRCOR.js";
import {
  info,
  setOutput
} from "./chunk-PC6HVBOH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-Y7HSHTVJ.js";
import "./chunk-GZLAIERH.js";
import "./chunk-74JHMNAR.js";
import "./chunk-FIYICDOV.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-JNF6BSRN.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-JQZ6DIOA.js";
import {
  formatMatrix
} from "./chunk-443VNOWO.js";
import "./chunk-U726YOEL.js";
import "./chunk-3EPEB24J.js";
import "./chunk-C4X42FS4.js";
import "./chunk-LFCIUYDR.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-GE67UXBQ.js";
import "./chunk-OJAS3MAN.js";
import "./chunk-SB7GXHZB.js";
import {
  readSources
} from "./chunk-6UFHT7PW.js";
import "./chunk-QL4FBRUM.js";
import "./chunk-DKAHZW3X.js";
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
