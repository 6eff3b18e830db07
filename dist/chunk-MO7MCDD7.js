import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-N3QS6IEX.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-LVH7UWRP.js";
import {
  readKept
} from "./chunk-XAKD3FMA.js";
import "./chunk-TMTYTQRZ.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-KVULO3YW.js";
import {
  info,
  setOutput
} from "./chunk-UQGXHBUZ.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-N4D2GS7C.js";
import "./chunk-PA2OS6NS.js";
import "./chunk-KFVKRZ75.js";
import "./chunk-HYDKYGV4.js";
import "./chunk-AE35RUNJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4IHRDYON.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-C44GXGPC.js";
import {
  formatMatrix
} from "./chunk-YEGZJYMZ.js";
import "./chunk-XKVRTKMX.js";
import "./chunk-5IWT72LJ.js";
import "./chunk-QFPZLV35.js";
import "./chunk-AIP3DWDJ.js";
import "./chunk-QYJ3ODQN.js";
import "./chunk-6UUEVE6I.js";
import "./chunk-BTDLVRH3.js";
import "./chunk-FBZYUOQS.js";
import {
  readSources
} from "./chunk-OI3Z6GDC.js";
import "./chunk-ZR7WKOVJ.js";
import "./chunk-VB6AH2OL.js";
import "./chunk-ZHK7YP2B.js";
import {
  InputError
} from "./chunk-YDKQWW7R.js";

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
