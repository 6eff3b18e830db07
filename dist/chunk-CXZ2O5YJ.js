import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-5W4YD2OO.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-OZUI4TER.js";
import "./chunk-S3L3ZPYE.js";
import {
  formatMatrix
} from "./chunk-TJIR2SH4.js";
import "./chunk-Y3AWV3CS.js";
import "./chunk-B5V4WOLQ.js";
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
} from "./chunk-7LHKDFI6.js";
import "./chunk-OYCI552C.js";
import "./chunk-YQCFXFF7.js";
import "./chunk-ASSYPCJN.js";
import "./chunk-CTEXBNBH.js";
import "./chunk-QJVK7Z4O.js";
import "./chunk-JIQ2IX2V.js";
import "./chunk-R3342LYD.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-5VB6ZIMN.js";
import {
  readSources
} from "./chunk-T4VKOE6I.js";
import "./chunk-IPD35ROU.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-GQ7RLTS3.js";
import "./chunk-MXRBLLEH.js";
import "./chunk-D7FI2A2K.js";
import "./chunk-JW25SKAW.js";
import "./chunk-VAKA57AE.js";
import "./chunk-QCD2KOGE.js";
import "./chunk-4LZAZGWI.js";
import "./chunk-2UVZ35IH.js";
import "./chunk-S626GGRF.js";
import "./chunk-ZBX23BAZ.js";
import "./chunk-EQQMDNB5.js";
import "./chunk-I7QVW4QY.js";
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
