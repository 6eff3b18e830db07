import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-GQ3JE7ZM.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-3AKRYJTE.js";
import "./chunk-TEXNCDUF.js";
import {
  formatMatrix
} from "./chunk-FSQEM2FN.js";
import "./chunk-TMANJMGI.js";
import "./chunk-GYOBPGLF.js";
import {
  readWorkflow
} from "./chunk-O3TRSGLK.js";
import {
  info,
  setOutput
} from "./chunk-4GKEVDT2.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-CHWHIXRL.js";
import "./chunk-2ZAPDVHP.js";
import "./chunk-2NKDA2AP.js";
import "./chunk-EM72Q7P6.js";
import "./chunk-L5VNYH5I.js";
import "./chunk-MBXUV72L.js";
import "./chunk-24H27I6I.js";
import "./chunk-R3342LYD.js";
import "./chunk-TY4XAHBP.js";
import "./chunk-IW22JVA2.js";
import {
  readSources
} from "./chunk-JRFFHXOD.js";
import "./chunk-YJW7HENH.js";
import "./chunk-VNNH73OY.js";
import "./chunk-BABBHBZ7.js";
import "./chunk-A6IVWCZE.js";
import "./chunk-32EHAGM7.js";
import "./chunk-UCBZTDVL.js";
import "./chunk-QCVGA3VK.js";
import "./chunk-4BNSWHV4.js";
import "./chunk-FMTWQG4P.js";
import "./chunk-4JADKZ3N.js";
import "./chunk-52EOMTSQ.js";
import "./chunk-CEAGJJWP.js";
import "./chunk-32AMP3PV.js";
import "./chunk-LX5FVVQZ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-TV6UAHXJ.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-JEWZCWTG.js";
import {
  InputError
} from "./chunk-UDLHARPJ.js";

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
