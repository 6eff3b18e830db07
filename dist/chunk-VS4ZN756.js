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
} from "./chunk-ZNOXUFO6.js";
import "./chunk-7ISIEPPU.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-4OID3HYD.js";
import {
  requireOwnPaths
} from "./chunk-FS36X7B4.js";
import {
  abortOnSignals,
  runWithSettings
} from "./chunk-Y2JPJE55.js";
import {
  newFolder
} from "./chunk-DMHX6QWM.js";
import "./chunk-NRDZYDAX.js";
import "./chunk-2KO4YRO3.js";
import "./chunk-AOCH67Y2.js";
import "./chunk-42MC4OAP.js";
import {
  readWorkflow
} from "./chunk-3MWGIHAY.js";
import {
  readPublishInputs
} from "./chunk-SLZME3XF.js";
import {
  annotate,
  writeSummary
} from "./chunk-UC5AS3C5.js";
import {
  endGroup,
  info,
  setFailed,
  setOutput,
  startGroup
} from "./chunk-DRWFBTES.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-KRJY4FWG.js";
import "./chunk-V325ELO7.js";
import "./chunk-YLM2ZED3.js";
import "./chunk-MN3UV2AI.js";
import "./chunk-BLN6ZUEM.js";
import "./chunk-2XLYFNDW.js";
import "./chunk-DETGZOHF.js";
import "./chunk-2WCLSQEF.js";
import "./chunk-ZFGHYLHV.js";
import "./chunk-4CWBCKEI.js";
import "./chunk-X3LTLCWR.js";
import "./chunk-SDTNTQAS.js";
import "./chunk-T4F32VRC.js";
import "./chunk-TBYICSKG.js";
import "./chunk-R22C2FVD.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-4A57ROIY.js";
import "./chunk-YUNCV53Z.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LSFIN52A.js";
import "./chunk-VLMEGVBS.js";
import "./chunk-GQQ23JF3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CU2GD6RI.js";
import {
  visible,
  visibleEnd
} from "./chunk-T76VAKQL.js";
import "./chunk-QVJZVUH4.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import {
  InputError,
  MeasurementError,
  roles
} from "./chunk-AFANOJMY.js";

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
