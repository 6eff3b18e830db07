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
} from "./chunk-6VJJ5YWZ.js";
import "./chunk-ZGMF27VE.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-I33DRCLR.js";
import {
  requireOwnPaths
} from "./chunk-VAYGPTKC.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-ZKO2OC3V.js";
import "./chunk-CF5DSDAJ.js";
import "./chunk-2BMYAV3F.js";
import "./chunk-5KJMVFKP.js";
import "./chunk-MGVKWMTJ.js";
import "./chunk-LIROYBDS.js";
import "./chunk-5BTCKDU4.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeSummary
} from "./chunk-Q67WVUF6.js";
import "./chunk-EUK7KYL3.js";
import "./chunk-IV6TVSQP.js";
import "./chunk-DT2N7TIS.js";
import "./chunk-ELB2L5LQ.js";
import "./chunk-OTOX3YDU.js";
import "./chunk-DETGZOHF.js";
import "./chunk-VUIQ53WU.js";
import "./chunk-DGO7CV7T.js";
import "./chunk-OLUCFC44.js";
import "./chunk-HFCMDWS4.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-COPUBF3L.js";
import {
  readPublishInputs
} from "./chunk-47M2LOE4.js";
import "./chunk-RPJTQ5MF.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-IGXAI53I.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-COTJMLUT.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-CIGCPXTX.js";
import "./chunk-RKZTSFFX.js";
import "./chunk-6KJVURDF.js";
import "./chunk-HBW6ZQ3L.js";
import "./chunk-PQ2UACWX.js";
import "./chunk-RSJYOS4T.js";
import {
  visible,
  visibleEnd
} from "./chunk-JSYPYRIY.js";
import "./chunk-CYYKGCJD.js";
import {
  InputError,
  MeasurementError,
  roles
} from "./chunk-YBCGSQCV.js";

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
