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
} from "./chunk-ECCMWMHJ.js";
import "./chunk-QED7YEK7.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-WQ5JXIF2.js";
import {
  requireOwnPaths
} from "./chunk-LXCXOHJP.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-7WSILDGR.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import "./chunk-R7TIJMLE.js";
import "./chunk-2KO4YRO3.js";
import "./chunk-2VOKE63L.js";
import "./chunk-REEN3U7S.js";
import {
  readWorkflow
} from "./chunk-PSGPDOBH.js";
import {
  readPublishInputs
} from "./chunk-KVGVDEL4.js";
import {
  annotate,
  writeSummary
} from "./chunk-7JDWS4TZ.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-YL72IH2B.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-53G5KFQH.js";
import "./chunk-IMFDB3X3.js";
import "./chunk-YE6DCWAL.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LEGFCXBB.js";
import "./chunk-DR7B3RAX.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LWRPVVHB.js";
import "./chunk-CFFGKVLN.js";
import "./chunk-B3PNXCCA.js";
import "./chunk-JWM6PJXI.js";
import "./chunk-VNNMIEUE.js";
import "./chunk-T4F32VRC.js";
import "./chunk-SFW67IYW.js";
import "./chunk-SQVMNQD5.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-BDXJJNFK.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import {
  visible,
  visibleEnd
} from "./chunk-ZNNZ5Q42.js";
import "./chunk-YLFPFNER.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-EZ6QILIA.js";
import "./chunk-FJCL4BLQ.js";
import {
  InputError,
  MeasurementError,
  roles
} from "./chunk-3UA7D5SN.js";

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
