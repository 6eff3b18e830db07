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
} from "./chunk-UNQ7C23F.js";
import "./chunk-KB7LZYSA.js";
import "./chunk-LKELCKM6.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-HK454GGD.js";
import {
  annotate,
  writeSummary
} from "./chunk-GYOBPGLF.js";
import {
  readWorkflow
} from "./chunk-O3TRSGLK.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-4GKEVDT2.js";
import "./chunk-2KO4YRO3.js";
import "./chunk-SAGMPN7Z.js";
import {
  readPublishInputs
} from "./chunk-CHWHIXRL.js";
import "./chunk-2ZAPDVHP.js";
import "./chunk-EM72Q7P6.js";
import "./chunk-L5VNYH5I.js";
import "./chunk-MBXUV72L.js";
import "./chunk-JRFFHXOD.js";
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
import "./chunk-OKOB6EO3.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import {
  visible
} from "./chunk-TV6UAHXJ.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-JEWZCWTG.js";
import {
  InputError,
  MeasurementError
} from "./chunk-UDLHARPJ.js";

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
