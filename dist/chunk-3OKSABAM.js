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
} from "./chunk-AGICKNHM.js";
import "./chunk-C4XKZPGN.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-JXQDSIDX.js";
import {
  requireOwnPaths
} from "./chunk-QKPEKZ33.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-6FMRXSBB.js";
import "./chunk-FUG5OGMZ.js";
import "./chunk-76ISUYDQ.js";
import "./chunk-TLOSFABH.js";
import "./chunk-FLOMO44O.js";
import "./chunk-SDQQSTNG.js";
import "./chunk-MG4IKZIQ.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate,
  writeSummary
} from "./chunk-TZ6LC6AD.js";
import "./chunk-HQ22CSR6.js";
import "./chunk-ILYT6K5X.js";
import "./chunk-O4YBHKJO.js";
import "./chunk-CP5PMIET.js";
import "./chunk-ETEL6HIO.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LRHPCLIT.js";
import "./chunk-LBTCLQAS.js";
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
} from "./chunk-BMEABCSU.js";
import "./chunk-FECIT5O2.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-ZLPWCZAL.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-6EE742OC.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-TDE5X3JO.js";
import "./chunk-RILQDXZB.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-HQ7M422Y.js";
import {
  visible,
  visibleEnd
} from "./chunk-S54MN7NY.js";
import "./chunk-6OBZMCFN.js";
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
