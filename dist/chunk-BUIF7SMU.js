import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-CHVAMOQP.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-7PJK4PLD.js";
import "./chunk-MWL3P2DP.js";
import {
  formatMatrix
} from "./chunk-G2EFKRYG.js";
import "./chunk-BMXTTD4O.js";
import "./chunk-D5BPA46H.js";
import {
  readWorkflow
} from "./chunk-35GCOKWA.js";
import {
  info,
  setOutput
} from "./chunk-HDPHIGSW.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-PMPM4O5E.js";
import "./chunk-BFWDJ3GC.js";
import "./chunk-F5LKH2EY.js";
import "./chunk-QIFKSQLR.js";
import "./chunk-6WE4JRO6.js";
import "./chunk-R3PBKE7Y.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-R3342LYD.js";
import "./chunk-KDCTUBCC.js";
import "./chunk-GI3DP36S.js";
import {
  readSources
} from "./chunk-5XAQ7CGR.js";
import "./chunk-3DXUU55Y.js";
import "./chunk-MFIF2BMR.js";
import "./chunk-3ZWVVA7S.js";
import "./chunk-V26N2DQG.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-CORTJFBY.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-WSSOVT3X.js";
import "./chunk-R6AWDATN.js";
import "./chunk-3QBNWAUA.js";
import "./chunk-C3P3LWVF.js";
import "./chunk-PVNR6AP7.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-ATF3BUWK.js";
import "./chunk-4K57JO55.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError
} from "./chunk-722EZNFK.js";

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
