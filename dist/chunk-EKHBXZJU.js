import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  answerOf,
  defaultFolder,
  familiesOf,
  findHunt,
  formatGivenHunt,
  huntFiles,
  readHuntInputs,
  removeHunt,
  renderHuntMarkdown,
  renderHuntText
} from "./chunk-HWS7UOKJ.js";
import "./chunk-BVJVWDNC.js";
import "./chunk-TRUAS3GY.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-6M4XOK4O.js";
import {
  annotate,
  writeSummary
} from "./chunk-52ONPFQU.js";
import {
  readWorkflow
} from "./chunk-7MN4PL3O.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-PTK2HZWI.js";
import "./chunk-2KO4YRO3.js";
import "./chunk-SAGMPN7Z.js";
import {
  readPublishInputs
} from "./chunk-PTQHEFVY.js";
import "./chunk-HPYV2CJC.js";
import "./chunk-YBQFLKTJ.js";
import "./chunk-SLU72FN5.js";
import "./chunk-CARL7IWO.js";
import "./chunk-DFRW5SC5.js";
import "./chunk-3PJ6ZIC6.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-ZC4NRCBT.js";
import "./chunk-FK33R37I.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-CDZFAXNF.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-CII62U5S.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import {
  visible
} from "./chunk-4EWI3CBG.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError,
  MeasurementError
} from "./chunk-D76M4JSG.js";

// src/features/hunt/step.ts
import { rmSync } from "node:fs";
import path from "node:path";
var refusedEvents = ["pull_request_target", "workflow_run"];
async function huntStep(getInput, environment, features) {
  const { policies } = readPublishInputs(getInput, "action hunt", features);
  const given = readHuntInputs(getInput, features);
  const { event } = readWorkflow(environment);
  if (refusedEvents.includes(event))
    throw new InputError(
      `event ${event}: this action would run the engine with the repository's permissions: hunt on pull_request, push or schedule`
    );
  const out = given.out ?? defaultFolder;
  removeHunt(out);
  rmSync(path.join(out, huntFiles.cases), { recursive: true, force: true });
  const settings = formatGivenHunt({ ...given, out }, features);
  const { status, message } = await runWithSettings("hunt", settings, environment, abortOnSignals().signal);
  const hunt = findHunt(out);
  const problem = status === 0 || status === 1 ? void 0 : message ?? `the hunt ended with status ${status}`;
  if (hunt === void 0)
    throw status === 2 ? new InputError(problem ?? "") : new MeasurementError(problem ?? "the hunt left no results");
  startGroup("Hunt");
  info(renderHuntText(hunt));
  endGroup();
  await writeSummary(renderHuntMarkdown(hunt));
  writeOutputs(hunt, out);
  if (problem !== void 0) return setFailed(visible(problem));
  if (hunt.cases.length === 0) return;
  if (policies.onFail === "fail") setFailed(visible(answerOf(hunt)));
  else annotate.warning(answerOf(hunt));
}
function writeOutputs({ cases }, out) {
  setOutput("cases", cases.length);
  setOutput("causes", familiesOf(cases).length);
  setOutput("wrong-answers", cases.filter(({ kind }) => kind === "wrong").length);
  setOutput("cases-path", cases.length === 0 ? "" : path.join(out, huntFiles.cases));
  setOutput("results-path", path.join(out, huntFiles.json));
  setOutput("report-path", path.join(out, huntFiles.markdown));
}
export {
  huntStep
};
