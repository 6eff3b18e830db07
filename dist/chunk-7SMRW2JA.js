import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-2I7DDC2Q.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-VIWINCHK.js";
import {
  readKept
} from "./chunk-A3PSPBKD.js";
import "./chunk-I6PS2DB6.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-U2SZPBYD.js";
import {
  info,
  setOutput
} from "./chunk-H7AV2QU3.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-RV5AUPIE.js";
import "./chunk-4L3DIYNS.js";
import "./chunk-LS2J6MGJ.js";
import "./chunk-LXKV5SBI.js";
import "./chunk-FKPGXY3Q.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-NAM2YQPJ.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-LNGDXZJA.js";
import {
  formatMatrix
} from "./chunk-6F5H2H7G.js";
import "./chunk-I333TLYI.js";
import "./chunk-HTRGA6ZX.js";
import "./chunk-YBC23K2R.js";
import "./chunk-S4RC6JVE.js";
import "./chunk-XSLBDBLF.js";
import "./chunk-H4NFUKOA.js";
import "./chunk-YDYFESC3.js";
import "./chunk-LXHCABJU.js";
import {
  readSources
} from "./chunk-ZGUH2ZYS.js";
import "./chunk-BF5B6SEL.js";
import "./chunk-OGORVKSH.js";
import "./chunk-XKQO7JOJ.js";
import {
  InputError
} from "./chunk-II47CN7R.js";

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
