import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-FJLVLN3A.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-XAOSVIMO.js";
import "./chunk-MJQB6AQ6.js";
import {
  formatMatrix
} from "./chunk-SBFCNKUY.js";
import "./chunk-RMADYRKQ.js";
import "./chunk-3CEJL7HO.js";
import {
  readWorkflow
} from "./chunk-PSGPDOBH.js";
import {
  info,
  setOutput
} from "./chunk-3FRQM5DF.js";
import "./chunk-3LSC4WJI.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-PNDDV5H4.js";
import "./chunk-K7MSHXVT.js";
import "./chunk-VMUZTGXH.js";
import "./chunk-JEI6XUNF.js";
import "./chunk-RUUTPGYS.js";
import "./chunk-MYQOBMUK.js";
import "./chunk-Q3447IPG.js";
import "./chunk-R3342LYD.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-GH2CL5RB.js";
import {
  readSources
} from "./chunk-ITK4IPQX.js";
import "./chunk-LGYTRI2V.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-6DDFGUFY.js";
import "./chunk-NLKWJIZL.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LSVV2KTI.js";
import "./chunk-W6PWQW6E.js";
import "./chunk-C242JXLI.js";
import "./chunk-BZOLZEPC.js";
import "./chunk-XZ3TNCHQ.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-DUOPNTX5.js";
import "./chunk-NG5RCJ3N.js";
import "./chunk-UY6RWGPR.js";
import "./chunk-F27WQ5HW.js";
import "./chunk-KUVLI6OW.js";
import "./chunk-FJCL4BLQ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-3UA7D5SN.js";

// src/features/fleet/step.ts
var mostCharacters = 12e4;
async function planStep(getInput, environment, features) {
  const workflow = readWorkflow(environment);
  const sources = readSources(readSettingInputs(getInput, features), features, workflow.roots);
  const inputs = readPublishInputs(getInput, "action plan", features);
  const kept = await readKept(inputs, workflow);
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
