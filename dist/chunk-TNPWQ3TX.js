import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-PSGPDOBH.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-JGBEYBSY.js";
import {
  readKept
} from "./chunk-LEE2JOMF.js";
import "./chunk-AKMOOYP6.js";
import "./chunk-R3342LYD.js";
import "./chunk-LRCV6NYC.js";
import {
  info,
  setOutput
} from "./chunk-3FRQM5DF.js";
import "./chunk-3LSC4WJI.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-GNWJHAHQ.js";
import {
  formatMatrix
} from "./chunk-WMKKS76U.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-S3MKRW7G.js";
import "./chunk-XQNALTOE.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-QAI7AX55.js";
import "./chunk-YS2ACRVV.js";
import "./chunk-DETGZOHF.js";
import "./chunk-IHQHYL2X.js";
import "./chunk-L3ED5M3N.js";
import {
  readSources
} from "./chunk-4NNRCR6L.js";
import "./chunk-OH7WZFHS.js";
import "./chunk-T4F32VRC.js";
import "./chunk-RQT7XFZU.js";
import "./chunk-C2YYVKBV.js";
import "./chunk-3MGPJ5DL.js";
import "./chunk-HHPLIB5E.js";
import "./chunk-C242JXLI.js";
import "./chunk-FXB6C7KM.js";
import "./chunk-FW6RWXQA.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-AE3EEK4L.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-H5LWLZT3.js";
import "./chunk-QX3WEO6X.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-S2FTDLAI.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-MKP6DHH7.js";
import "./chunk-FJCL4BLQ.js";
import {
  InputError
} from "./chunk-3UA7D5SN.js";

// src/features/machines/step.ts
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
