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
} from "./chunk-QZHAVID7.js";
import "./chunk-7LU4U33Z.js";
import "./chunk-VX4EX62H.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-B3GUZS2A.js";
import {
  annotate,
  writeSummary
} from "./chunk-7VY5UBWW.js";
import {
  readWorkflow
} from "./chunk-IOHC4TNQ.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-5BBCOJK6.js";
import "./chunk-2KO4YRO3.js";
import "./chunk-ATCL2QPV.js";
import {
  readPublishInputs
} from "./chunk-2QU75JON.js";
import "./chunk-LIZ2XAGS.js";
import "./chunk-DAPCHTSL.js";
import "./chunk-HXHXLXWB.js";
import "./chunk-L7WSK2PR.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-6UAM62X6.js";
import "./chunk-6VZ4DB7X.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-MJ2N5IK7.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import {
  visible
} from "./chunk-CUWCPHAE.js";
import {
  InputError,
  MeasurementError
} from "./chunk-VEWHOEAR.js";

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
