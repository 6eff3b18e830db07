import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-QKVK2UQP.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-ZRLBDZ22.js";
import "./chunk-Z3LCGQUE.js";
import {
  formatMatrix
} from "./chunk-HIBQNYDJ.js";
import "./chunk-VTOGWONC.js";
import "./chunk-4HWDHBCR.js";
import {
  readWorkflow
} from "./chunk-4BNNM42H.js";
import {
  info,
  setOutput
} from "./chunk-HDPHIGSW.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-CFYBK6RG.js";
import "./chunk-4BH3K7VY.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-D3KAVPS2.js";
import "./chunk-I6V3OW5G.js";
import "./chunk-BKUJ23AW.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-R3342LYD.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import {
  readSources
} from "./chunk-N4SZ6SB4.js";
import "./chunk-GJ7ERAZR.js";
import "./chunk-CHF6FWWM.js";
import "./chunk-JJXEBR6Z.js";
import "./chunk-V26N2DQG.js";
import "./chunk-YRWUHO6F.js";
import "./chunk-CORTJFBY.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-BMARZQKL.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-W6OQ3JIN.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-722EZNFK.js";

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
