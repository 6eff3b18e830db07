import { rmSync } from "node:fs";
import path from "node:path";
import { endGroup, info, setFailed, setOutput, startGroup } from "@actions/core";
import { annotate, writeSummary } from "../../../github/job-log.ts";
import { abortOnSignals, runWithSettings } from "../../../github/measure-process.ts";
import { newFolder } from "../../../github/new-folder.ts";
import { requireOwnPaths } from "../../../github/own-engines.ts";
import { readWorkflow } from "../../../github/workflow.ts";
import { roles } from "../../../model/engine.ts";
import { InputError, MeasurementError } from "../../../model/errors.ts";
import { type GetInput, readPublishInputs } from "../../../options/action-inputs.ts";
import { visible, visibleEnd } from "../../../report/format/escape.ts";
import type { Feature } from "../../feature.ts";
import type { Hunt } from "./cases.ts";
import { familiesOf } from "./families.ts";
import { findHunt, huntFiles, removeHunt } from "./hunt-file.ts";
import { answerOf, renderHunt } from "./render.ts";
import { formatGivenHunt, readHuntInputs } from "./settings.ts";

/** Events on which code of a pull request would run with the rights of the repository. */
const refusedEvents = ["pull_request_target", "workflow_run"];

/**
 * The action `hunt`: hunts, and writes what was found into the job summary and the outputs. The step fails if there is a case, unless
 * `on-fail` says otherwise, and if the hunt is incomplete.
 *
 * @throws InputError if an input is wrong, or the action cannot hunt on the event
 * @throws MeasurementError if the hunt left no results
 */
export async function huntStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
): Promise<void> {
  const { policies } = readPublishInputs(getInput, "action hunt", features);
  const given = readHuntInputs(getInput, features);
  const { event, roots, temporary } = readWorkflow(environment);
  if (refusedEvents.includes(event))
    throw new InputError(
      `event ${event}: this action would run the engine with the repository's permissions: hunt on pull_request, push or schedule`,
    );
  requireOwnPaths(given, [...roles, "grammar", "known", "corpus"], roots);
  const out = (given.out as string | undefined) ?? newFolder(temporary);
  removeHunt(out);
  // A file of the repository in the folder of the cases would look like a case.
  rmSync(path.join(out, huntFiles.cases), { recursive: true, force: true });
  const settings = formatGivenHunt({ ...given, out }, features);
  const { status, message } = await runWithSettings("hunt", settings, environment, abortOnSignals().signal);
  const hunt = findHunt(out);
  const problem =
    status === 0 || status === 1 ? undefined : (message ?? `the hunt ended with status ${status}`);
  if (hunt === undefined)
    throw status === 2
      ? new InputError(problem ?? "")
      : new MeasurementError(problem ?? "the hunt left no results");
  startGroup("Hunt");
  info(renderHunt(hunt, "text"));
  endGroup();
  await writeSummary(renderHunt(hunt, "markdown"));
  writeOutputs(hunt, out);
  if (problem !== undefined) return setFailed(visibleEnd(problem));
  if (hunt.cases.length === 0) return;
  if (policies.onFail === "fail") setFailed(visible(answerOf(hunt)));
  else annotate.warning(answerOf(hunt));
}

function writeOutputs({ cases }: Hunt, out: string): void {
  setOutput("cases", cases.length);
  setOutput("causes", familiesOf(cases).length);
  setOutput("wrong-answers", cases.filter(({ kind }) => kind === "wrong").length);
  setOutput("cases-path", cases.length === 0 ? "" : path.join(out, huntFiles.cases));
  setOutput("results-path", path.join(out, huntFiles.json));
  setOutput("report-path", path.join(out, huntFiles.markdown));
}
