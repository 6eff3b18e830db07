import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-723BCGDC.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-GKWQYVX2.js";
import "./chunk-OBDTD22F.js";
import {
  formatMatrix
} from "./chunk-IBBRFLVO.js";
import "./chunk-NEAWJKOU.js";
import "./chunk-4PMLQ5UJ.js";
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
} from "./chunk-UWAV43BJ.js";
import "./chunk-ZYLUUDTS.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-3XE6PSDJ.js";
import "./chunk-JQT4RRZZ.js";
import "./chunk-7F6UDNVW.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-R3342LYD.js";
import "./chunk-RBUKLY2J.js";
import "./chunk-7YAMOWVJ.js";
import {
  readSources
} from "./chunk-WLLAH5IX.js";
import "./chunk-HE6PPZVF.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-5VEQFNT2.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-PHG5TYN7.js";
import "./chunk-FJQIKGTK.js";
import "./chunk-SKJ344W2.js";
import "./chunk-UOB6MR57.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-NFBEMVF7.js";
import "./chunk-ZDUZFM56.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import "./chunk-YZVQ5KIG.js";
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
