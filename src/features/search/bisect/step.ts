import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { endGroup, info, setFailed, setOutput, startGroup } from "@actions/core";
import { openApi } from "../../../github/api.ts";
import { updateComment } from "../../../github/comments.ts";
import { annotate, writeCommentUrls, writeSummary } from "../../../github/job-log.ts";
import { abortOnSignals } from "../../../github/measure-process.ts";
import { newFolder } from "../../../github/new-folder.ts";
import { readWorkflow, type Workflow } from "../../../github/workflow.ts";
import { InputError } from "../../../model/errors.ts";
import { type GetInput, type PublishSettings, readPublishInputs } from "../../../options/action-inputs.ts";
import { visible } from "../../../report/format/escape.ts";
import { findFiles } from "../../../results/untrusted-files.ts";
import type { Feature } from "../../feature.ts";
import { bisectionFiles, buildsFolder, readBisectionFile } from "./bisection-file.ts";
import type { Bisection } from "./model/bisection.ts";
import {
  renderSearchComment,
  renderSearchSummary,
  type SearchSource,
  searchName,
} from "./report/published.ts";
import { renderBisection } from "./report/render.ts";
import { replaySearch } from "./search/replay.ts";
import { searchApart } from "./search-apart.ts";
import { readBisectInputs } from "./settings.ts";

/** Events that only people with write access to the repository, or its own workflows, cause. */
const allowedEvents = ["workflow_dispatch", "repository_dispatch", "schedule"];

/**
 * Searches for the change of a test, or takes a search that another job made, and writes it into the job summary and, if a pull request is
 * named, into a comment there. A range and ends that are alike are answers; the step fails without an answer.
 *
 * @throws InputError if an input is wrong, or the action cannot search on the event
 * @throws MeasurementError if nothing was measured
 * @throws PublishError if the comment cannot be written
 */
export async function bisectStep(
  getInput: GetInput,
  environment: NodeJS.ProcessEnv,
  features: readonly Feature[],
): Promise<void> {
  const inputs = readPublishInputs(getInput, "action bisect", features);
  const given = readBisectInputs(getInput);
  const workflow = readWorkflow(environment);
  if (!allowedEvents.includes(workflow.event))
    throw new InputError(
      `event ${workflow.event}: this action builds and runs the commits of a history, which is started by hand: ` +
        `run it on ${allowedEvents.join(", ")}`,
    );
  const out = given?.out ?? newFolder(workflow.temporary);
  const bisection =
    given === undefined
      ? readFinished(inputs, workflow)
      : await searchApart({ ...given, out }, environment, abortOnSignals().signal);
  const identity = { run: workflow.run, reporter: workflow.run, step: randomBytes(8).toString("hex") };
  const source = { run: workflow.run, identity, at: new Date() };
  startGroup("Search");
  info(renderBisection(bisection, "text"));
  endGroup();
  await writeSummary(renderSearchSummary(bisection, source));
  const problem = writeAnswer(bisection, given === undefined ? undefined : out);
  await comment(inputs, workflow, bisection, source);
  if (problem !== undefined) setFailed(visible(problem));
}

/** Reads an untrusted file, which may hold any answer that a search can have. */
function readFinished({ results }: PublishSettings, { roots }: Workflow): Bisection {
  const files = findFiles(results, roots, "results");
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new InputError(
      `input results: one bisect.json can be published, and ${results.join(", ")} names ${files.length} files`,
    );
  return readBisectionFile(file, roots);
}

/** @returns why there is no answer */
function writeAnswer(bisection: Bisection, out: string | undefined): string | undefined {
  const { next } = replaySearch(bisection);
  const answer = next.kind === "answer" ? next.answer : undefined;
  setOutput("first-changed", answer?.kind === "point" ? (bisection.points[answer.point]?.id ?? "") : "");
  setOutput("results-path", out === undefined ? "" : path.join(out, bisectionFiles.json));
  setOutput("report-path", out === undefined ? "" : path.join(out, bisectionFiles.markdown));
  setOutput("html-path", out === undefined ? "" : path.join(out, bisectionFiles.html));
  const builds = out === undefined ? "" : path.join(out, buildsFolder);
  setOutput("builds-path", existsSync(builds) ? builds : "");
  if (answer === undefined) return "the search ended before it had an answer";
  return answer.kind === "no end" ? `an end of the search cannot be used: ${answer.message}` : undefined;
}

async function comment(
  { token, pullRequest, comment }: PublishSettings,
  { apiUrl, repository }: Workflow,
  bisection: Bisection,
  source: SearchSource,
): Promise<void> {
  if (pullRequest === undefined || comment === "off") return writeCommentUrls([]);
  if (token === undefined) throw new InputError("input github-token: a comment needs a token");
  const { identity } = source;
  const set = { name: searchName(bisection), identity, body: renderSearchComment(bisection, source) };
  const update = await updateComment(openApi(token, apiUrl), repository, pullRequest, set);
  writeCommentUrls(update.state === "written" ? [update.url] : []);
  if (update.state === "newer")
    annotate.notice(`the comment on pull request ${pullRequest} is unchanged: run ${update.run.id} is newer`);
  if (update.state === "shared")
    setFailed("two steps of this run searched for the same test: the comment has the other's answer");
}
