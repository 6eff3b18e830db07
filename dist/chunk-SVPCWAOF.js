import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readWorkflow
} from "./chunk-W7A2XDQ7.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-WXPHK3ZD.js";
import {
  readKept
} from "./chunk-F6OJNZFS.js";
import "./chunk-WP42KDQ2.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-NV5VAS2I.js";
import {
  info,
  setOutput
} from "./chunk-YRU4DHKA.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-WMOZHYON.js";
import "./chunk-RVZWGQ7C.js";
import "./chunk-JPDYOO7F.js";
import "./chunk-J4624ETR.js";
import "./chunk-VGAOEJHC.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CEKFOB4B.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-Z7LGOH7K.js";
import {
  formatMatrix
} from "./chunk-V7EACVVU.js";
import "./chunk-KVWCOYDY.js";
import "./chunk-JNEBAZWH.js";
import "./chunk-T3OOHORU.js";
import "./chunk-24ABYTGG.js";
import "./chunk-HFNVXEV3.js";
import "./chunk-MQFXGVUG.js";
import "./chunk-PYPHCBKF.js";
import "./chunk-BCR3LTUV.js";
import {
  readSources
} from "./chunk-YMHXG3RP.js";
import "./chunk-TJB7G7D7.js";
import "./chunk-WEN7HM57.js";
import "./chunk-LRXGUXPQ.js";
import {
  InputError
} from "./chunk-TLD6K6B5.js";

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
