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
} from "./chunk-KSIPDWZY.js";
import "./chunk-D2DU5PH5.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-DH73KPES.js";
import {
  requireOwnPaths
} from "./chunk-37HWWL2R.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-YJNPPVNO.js";
import "./chunk-KB3G6BX4.js";
import "./chunk-CR3O6DB3.js";
import "./chunk-XDOW5BML.js";
import "./chunk-U336RM6H.js";
import "./chunk-QMMUTUXM.js";
import "./chunk-WD2M7INA.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeSummary
} from "./chunk-PFQ4RMJJ.js";
import "./chunk-6OXR6IZ6.js";
import "./chunk-T5OYA3M4.js";
import "./chunk-UVTPR52G.js";
import "./chunk-XX66NQWP.js";
import "./chunk-DETGZOHF.js";
import "./chunk-2M7PP65V.js";
import "./chunk-VLF4OUDM.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-WC4ZPCSD.js";
import {
  readPublishInputs
} from "./chunk-BSUX4VFV.js";
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
import "./chunk-TCCBSEIS.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-FHGU7OBP.js";
import {
  visible,
  visibleEnd
} from "./chunk-2PV3V7CH.js";
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
