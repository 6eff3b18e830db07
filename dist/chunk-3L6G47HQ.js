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
} from "./chunk-AOJGO4IC.js";
import "./chunk-D2DU5PH5.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-MNXF3NGX.js";
import {
  requireOwnPaths
} from "./chunk-37HWWL2R.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-4GY6TSRI.js";
import "./chunk-366QI4SO.js";
import "./chunk-CR3O6DB3.js";
import "./chunk-L6HDQFL4.js";
import "./chunk-DZNXJC2J.js";
import "./chunk-QMMUTUXM.js";
import "./chunk-ZC7L5SZA.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeSummary
} from "./chunk-NWW4Q6CU.js";
import "./chunk-V5S5GMIG.js";
import "./chunk-JIMHOKQ4.js";
import "./chunk-QMF3ZPQV.js";
import "./chunk-B4JIEDNT.js";
import "./chunk-DETGZOHF.js";
import "./chunk-DD2CFNKU.js";
import "./chunk-T2O7LZ4X.js";
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
} from "./chunk-VOH4CNC6.js";
import "./chunk-AQF2FZSU.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-DKB75NNH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-7CJRAQIK.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5LGSJ4YJ.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-WUNUQ3KI.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-FHGU7OBP.js";
import {
  visible,
  visibleEnd
} from "./chunk-NR6YMEGS.js";
import "./chunk-IXXBP2FV.js";
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
