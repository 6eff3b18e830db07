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
} from "./chunk-LXSY2A6D.js";
import "./chunk-KDS43AVM.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-JXQDSIDX.js";
import {
  requireOwnPaths
} from "./chunk-M6EMEAA2.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-SE6TABWL.js";
import "./chunk-LJSP6QOM.js";
import "./chunk-ONAOSPBS.js";
import "./chunk-HC3FUS4S.js";
import "./chunk-GXW3DOKW.js";
import "./chunk-SDQQSTNG.js";
import "./chunk-YJVYAVW7.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeSummary
} from "./chunk-FRT5HY2P.js";
import "./chunk-OAT7PW4I.js";
import "./chunk-ILYT6K5X.js";
import "./chunk-LVL7QUME.js";
import "./chunk-HBG4YWXE.js";
import "./chunk-JZP2ZR4O.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LRHPCLIT.js";
import "./chunk-TF5MNLST.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import {
  readWorkflow
} from "./chunk-VKUNNTHZ.js";
import {
  readPublishInputs
} from "./chunk-NNWYMZXT.js";
import "./chunk-ZJGPQEQU.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-ZLPWCZAL.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-SECPJXDP.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LUXGNVGX.js";
import "./chunk-YZFOVLWQ.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-VFSBTNWN.js";
import {
  visible,
  visibleEnd
} from "./chunk-S54MN7NY.js";
import "./chunk-5PXAWVHT.js";
import {
  InputError,
  MeasurementError,
  roles
} from "./chunk-6AEAFHXR.js";

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
