import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-Z3P3LZJN.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-ISDOB7VO.js";
import "./chunk-5QZZP6N3.js";
import {
  formatMatrix
} from "./chunk-7ZAEX76R.js";
import "./chunk-XYRGZPPC.js";
import "./chunk-52ONPFQU.js";
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
} from "./chunk-PTQHEFVY.js";
import "./chunk-YBQFLKTJ.js";
import "./chunk-FKXXHZ3E.js";
import "./chunk-SLU72FN5.js";
import "./chunk-CARL7IWO.js";
import "./chunk-DFRW5SC5.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-R3342LYD.js";
import "./chunk-IXMVIJDT.js";
import "./chunk-GIXF6QQG.js";
import {
  readSources
} from "./chunk-3PJ6ZIC6.js";
import "./chunk-2YVJKX6G.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-ZC4NRCBT.js";
import "./chunk-FK33R37I.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-CDZFAXNF.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-TXKD2PMA.js";
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
