import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-PSGPDOBH.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-KVGVDEL4.js";
import {
  readKept
} from "./chunk-ZQIEK5AH.js";
import "./chunk-2C54WXCY.js";
import "./chunk-R3342LYD.js";
import "./chunk-7JDWS4TZ.js";
import {
  info,
  setOutput
} from "./chunk-YL72IH2B.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-GKWHNS3V.js";
import {
  formatMatrix
} from "./chunk-LPX5MZQA.js";
import "./chunk-E7GBB7CA.js";
import "./chunk-53G5KFQH.js";
import "./chunk-IMFDB3X3.js";
import "./chunk-YE6DCWAL.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LEGFCXBB.js";
import "./chunk-DR7B3RAX.js";
import "./chunk-DETGZOHF.js";
import "./chunk-CFFGKVLN.js";
import "./chunk-B3PNXCCA.js";
import {
  readSources
} from "./chunk-JWM6PJXI.js";
import "./chunk-VNNMIEUE.js";
import "./chunk-T4F32VRC.js";
import "./chunk-SFW67IYW.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-TAAIGOT7.js";
import "./chunk-NMRTIBRI.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-BDXJJNFK.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-YLFPFNER.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-EZ6QILIA.js";
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
