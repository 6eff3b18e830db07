import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  answerOf,
  familiesOf,
  findHunt,
  formatGivenHunt,
  huntFiles,
  readHuntInputs,
  removeHunt,
  renderHuntMarkdown,
  renderHuntText
} from "./chunk-AGSGAXEH.js";
import {
  requireOwnPaths
} from "./chunk-NZD5SQCC.js";
import "./chunk-JMAOXHQF.js";
import "./chunk-ML3SWVN5.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-TSSHVW3E.js";
import {
  annotate,
  writeSummary
} from "./chunk-4PMLQ5UJ.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-VIBPPRCL.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-3FRQM5DF.js";
import "./chunk-2KO4YRO3.js";
import "./chunk-U2OV6TH7.js";
import "./chunk-SAGMPN7Z.js";
import {
  readPublishInputs
} from "./chunk-UWAV43BJ.js";
import "./chunk-XBLFQSB6.js";
import "./chunk-ZYLUUDTS.js";
import "./chunk-3XE6PSDJ.js";
import "./chunk-JQT4RRZZ.js";
import "./chunk-7F6UDNVW.js";
import "./chunk-WLLAH5IX.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-5PHJRK37.js";
import "./chunk-5VEQFNT2.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-PHG5TYN7.js";
import "./chunk-FJQIKGTK.js";
import "./chunk-SKJ344W2.js";
import "./chunk-UOB6MR57.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-NFBEMVF7.js";
import "./chunk-ZDUZFM56.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import "./chunk-YZVQ5KIG.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-M2DP2S5E.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import {
  visible,
  visibleEnd
} from "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError,
  MeasurementError,
  roles
} from "./chunk-L2JPG5L4.js";

// src/features/hunt/step.ts
import { rmSync } from "node:fs";
import path from "node:path";
var refusedEvents = ["pull_request_target", "workflow_run"];
async function huntStep(getInput, environment, features) {
  const { policies } = readPublishInputs(getInput, "action hunt", features);
  const given = readHuntInputs(getInput, features);
  const { event, roots, temporary } = readWorkflow(environment);
  if (refusedEvents.includes(event))
    throw new InputError(
      `event ${event}: this action would run the engine with the repository's permissions: hunt on pull_request, push or schedule`
    );
  requireOwnPaths(given, [...roles, "grammar", "known"], roots);
  const out = given.out ?? newFolder(temporary);
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
  if (problem !== void 0) return setFailed(visibleEnd(problem));
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
