import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-KIEDRRLH.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-THUCCO7F.js";
import "./chunk-4YG5XXZ3.js";
import {
  formatMatrix
} from "./chunk-5UARFLOF.js";
import "./chunk-UZYDJSHG.js";
import "./chunk-JULEOQW6.js";
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
} from "./chunk-4BENRSDA.js";
import "./chunk-IMZJWOHE.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-NA2KHLQA.js";
import "./chunk-MZ6TTMI6.js";
import "./chunk-IZQHR47U.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-R3342LYD.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import {
  readSources
} from "./chunk-LO2V5ZMW.js";
import "./chunk-5H3CNVZE.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-CONMFDBW.js";
import "./chunk-MZKM2TRD.js";
import "./chunk-UJCQKK6Q.js";
import "./chunk-NGRO5ZMS.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-7ZVPLIX4.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-27S326XS.js";
import "./chunk-BYNDWTZ4.js";
import "./chunk-2FMQLZ33.js";
import "./chunk-O4QLOESW.js";
import "./chunk-F7522QHN.js";
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
import "./chunk-W5333B6P.js";
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
