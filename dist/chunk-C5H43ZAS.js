import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readKept
} from "./chunk-VGIUWTF7.js";
import {
  divideRun,
  resolvePlanSettings
} from "./chunk-63LH4GQZ.js";
import "./chunk-7JD7XRKZ.js";
import {
  formatMatrix
} from "./chunk-UPAIEE2J.js";
import "./chunk-OICV6IPM.js";
import "./chunk-FWADCI6V.js";
import "./chunk-ZAITRU67.js";
import {
  readWorkflow
} from "./chunk-EGC26RY3.js";
import {
  info,
  setOutput
} from "./chunk-XXBLQMNN.js";
import "./chunk-YINOXP5M.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-763KLZLR.js";
import "./chunk-UI5ZAXUA.js";
import "./chunk-XSNYUWD3.js";
import "./chunk-72C7JS5K.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-Q6LAA4C2.js";
import {
  readSources
} from "./chunk-VYXA65A2.js";
import "./chunk-YHX3XCKR.js";
import "./chunk-TPSNH2IV.js";
import "./chunk-D2QFR5LO.js";
import "./chunk-3ER3QAVN.js";
import "./chunk-3XJQYOT3.js";
import "./chunk-RAVUJEGF.js";
import "./chunk-H6SZKOF5.js";
import "./chunk-6OBYWASE.js";
import "./chunk-7JCYJ2N4.js";
import "./chunk-7KU3YOWX.js";
import "./chunk-TCCCM6OY.js";
import "./chunk-VJ3J5VEE.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-KHYT7LJU.js";
import {
  InputError
} from "./chunk-ULWFNPWD.js";

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
