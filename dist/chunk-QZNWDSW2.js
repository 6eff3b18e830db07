import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-GOU7AURR.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-UUNZOQFJ.js";
import "./chunk-LGRG5YRX.js";
import {
  formatMatrix
} from "./chunk-KG2LAVBN.js";
import "./chunk-IWSYUBWR.js";
import "./chunk-C25KZ5OO.js";
import {
  readWorkflow
} from "./chunk-7MN4PL3O.js";
import {
  info,
  setOutput
} from "./chunk-PTK2HZWI.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-CGHWPI2Q.js";
import "./chunk-QKVIJTX3.js";
import "./chunk-I3BC4T4C.js";
import "./chunk-K2ATEP6X.js";
import "./chunk-RDQF3CO4.js";
import "./chunk-HRVG5JOI.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-ZGI67LL7.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-PSL3VLAR.js";
import {
  readSources
} from "./chunk-I43RBFUH.js";
import "./chunk-4KQLPZ3G.js";
import "./chunk-TNM7ZIEC.js";
import "./chunk-V3IIAU3B.js";
import "./chunk-MSPJJGEL.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-6Z64QWDD.js";
import "./chunk-ZZLFQH4G.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-46PM2M3X.js";
import "./chunk-FWGHJEGB.js";
import "./chunk-EKMCWJ4Q.js";
import "./chunk-WVUL7I5J.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7EG2ON2Z.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-K6VYO7ZJ.js";
import "./chunk-JEWZCWTG.js";
import {
  InputError
} from "./chunk-D76M4JSG.js";

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
