import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-QNYEDX23.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-R3U2WTHN.js";
import "./chunk-6K72UIV4.js";
import {
  formatMatrix
} from "./chunk-U7OVUYLT.js";
import "./chunk-SQCZ6BBO.js";
import "./chunk-KQ3OX2U2.js";
import {
  readWorkflow
} from "./chunk-VIBPPRCL.js";
import {
  info,
  setOutput
} from "./chunk-3FRQM5DF.js";
import "./chunk-U2OV6TH7.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-KLBDHHDJ.js";
import "./chunk-A7E5FQ5V.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-3DEXAXH6.js";
import "./chunk-IM53LH2P.js";
import "./chunk-T5JOTGIB.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-R3342LYD.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import {
  readSources
} from "./chunk-E35H6UW4.js";
import "./chunk-35FFSK5X.js";
import "./chunk-K5T3E636.js";
import "./chunk-TKZTZ6TD.js";
import "./chunk-CNXC5KRK.js";
import "./chunk-IAWSS2AN.js";
import "./chunk-HXHH6M3R.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-R4AWPRVK.js";
import "./chunk-6XTI5H4E.js";
import "./chunk-NUOJGINU.js";
import "./chunk-DJBTA3IY.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-L2JPG5L4.js";

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
