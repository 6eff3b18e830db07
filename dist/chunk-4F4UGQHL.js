import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-EVACWMOB.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-EBPMWQLT.js";
import "./chunk-B6U5NMKT.js";
import {
  formatMatrix
} from "./chunk-WZQDFN72.js";
import "./chunk-RKI4UAER.js";
import "./chunk-JXQUQ67Y.js";
import "./chunk-7VY5UBWW.js";
import {
  readWorkflow
} from "./chunk-IOHC4TNQ.js";
import {
  info,
  setOutput
} from "./chunk-5BBCOJK6.js";
import "./chunk-ATCL2QPV.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-2QU75JON.js";
import "./chunk-LIZ2XAGS.js";
import "./chunk-DAPCHTSL.js";
import "./chunk-HXHXLXWB.js";
import "./chunk-U7NM2Y55.js";
import "./chunk-ZGI67LL7.js";
import "./chunk-4BV7D5DP.js";
import "./chunk-6P64PFB4.js";
import {
  readSources
} from "./chunk-L7WSK2PR.js";
import "./chunk-KEZ5UE4H.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-6UAM62X6.js";
import "./chunk-6VZ4DB7X.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7EG2ON2Z.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CUWCPHAE.js";
import {
  InputError
} from "./chunk-VEWHOEAR.js";

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
