import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-Q7TYQFKE.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-VNFI5DZU.js";
import "./chunk-S3L3ZPYE.js";
import {
  formatMatrix
} from "./chunk-QX5TITDB.js";
import "./chunk-Y3AWV3CS.js";
import "./chunk-TPSAS6LM.js";
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
import "./chunk-OYCI552C.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-ZSERDALS.js";
import "./chunk-CTEXBNBH.js";
import "./chunk-VBWRUHY4.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-R3342LYD.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import {
  readSources
} from "./chunk-WFJVH5DY.js";
import "./chunk-5H3CNVZE.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-GQ7RLTS3.js";
import "./chunk-MXRBLLEH.js";
import "./chunk-OS3YJ6VZ.js";
import "./chunk-JW25SKAW.js";
import "./chunk-G7HIH6LC.js";
import "./chunk-QCD2KOGE.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-RJMBM657.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZBX23BAZ.js";
import "./chunk-EQQMDNB5.js";
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
import "./chunk-2TRLSR4C.js";
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
