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
} from "./chunk-4ORXORKI.js";
import "./chunk-SQBF7FLC.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-R33WLCFD.js";
import {
  requireOwnPaths
} from "./chunk-XZQJXMKO.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-QWH6RVKU.js";
import "./chunk-6GW4U3CY.js";
import "./chunk-VOVOR3PP.js";
import "./chunk-S56YSGIB.js";
import "./chunk-LIUQVAUU.js";
import "./chunk-QFLOTDXQ.js";
import "./chunk-35BBPTB7.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeSummary
} from "./chunk-6LGCWW7U.js";
import "./chunk-K4V52SGG.js";
import "./chunk-34B3R7IM.js";
import "./chunk-6QH4BASR.js";
import "./chunk-FISL77L4.js";
import "./chunk-Y4L2RGY6.js";
import "./chunk-DETGZOHF.js";
import "./chunk-R2U4FBVW.js";
import "./chunk-373SXQMP.js";
import "./chunk-C2JZXGW4.js";
import "./chunk-HFCMDWS4.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-SF3VPZ7S.js";
import {
  readPublishInputs
} from "./chunk-6MQ5B6JJ.js";
import "./chunk-KGSLDJVE.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-2MPFQAND.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5SLOGN7U.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5IZPJSHJ.js";
import "./chunk-52JEIUDW.js";
import "./chunk-BU7NRH25.js";
import "./chunk-4QBWXFIM.js";
import "./chunk-P4H7EUKV.js";
import "./chunk-67U745DO.js";
import {
  visible,
  visibleEnd
} from "./chunk-FEPHZ6VT.js";
import "./chunk-Z5MXA7DC.js";
import {
  InputError,
  MeasurementError,
  roles
} from "./chunk-NKD46VU7.js";

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
