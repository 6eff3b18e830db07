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
  renderHunt
} from "./chunk-HZSXMBZK.js";
import "./chunk-NN4FLPGN.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-3RUIKOT5.js";
import {
  requireOwnPaths
} from "./chunk-OKRTLAGQ.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-MXCRKWDV.js";
import "./chunk-646KYD4K.js";
import "./chunk-IAJPVWRA.js";
import "./chunk-W2JJMQQ3.js";
import "./chunk-V55QVCWS.js";
import "./chunk-QMMUTUXM.js";
import "./chunk-SMVUPPOS.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeSummary
} from "./chunk-DEVCUPE3.js";
import "./chunk-A4H34DNT.js";
import "./chunk-WF6OEFVD.js";
import "./chunk-DOWFUOIP.js";
import "./chunk-M3IQXKY4.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import "./chunk-TFNLC6AD.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-WC4ZPCSD.js";
import {
  readPublishInputs
} from "./chunk-WKVDZXO6.js";
import "./chunk-FROGIVDQ.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-DKB75NNH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-M23SOQUR.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import {
  visible,
  visibleEnd
} from "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
import {
  InputError,
  MeasurementError,
  roles
} from "./chunk-KAFQIV6R.js";

// src/features/search/hunt/step.ts
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
  info(renderHunt(hunt, "text"));
  endGroup();
  await writeSummary(renderHunt(hunt, "markdown"));
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
