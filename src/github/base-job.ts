import type { MissingBase } from "../model/recording.ts";
import type { RunAttempt } from "../model/report-identity.ts";
import type { Api } from "./api.ts";
import { listNewestJobs } from "./run-jobs.ts";
import type { Repository } from "./workflow.ts";

/** The result of a job that was to build the base: `identical` is a base that was built, and is the candidate's file. */
export type BaseJob = "built" | "identical" | MissingBase["cause"];

/**
 * The job of `measure.yml` and `gate.yml` that runs only if candidate and base are the same file. Its name is constant, since GitHub does not
 * evaluate that of a job that is skipped: https://github.com/actions/runner/issues/1215
 */
const identicalJob = "candidate and base are the same file";

/**
 * Asks GitHub whether a run has built the base that its results must have. The job and its steps are those of `build.yml`, which runs the
 * merge base's code alone: a pull request has no part in the answer. A job that ended in any other way than `build.yml` foresees counts as
 * one that has built the base.
 *
 * Whether the base is the candidate's file, it asks in the same way: the job that says it is called by the workflow that calls the other.
 *
 * @param artifact the first part of the name of the artifact that the job leaves
 * @returns undefined if the run has no such job, since none was wanted
 * @throws PublishError
 */
export async function findBaseJob(
  api: Api,
  repository: Repository,
  run: RunAttempt,
  artifact: string,
): Promise<BaseJob | undefined> {
  const listed = await listNewestJobs(api, repository, run);
  // GitHub puts the names of the calling jobs before it.
  const findNewest = (isIt: (path: readonly string[]) => boolean) =>
    listed.find(({ name }) => isIt(name.split(" / ")));
  const newest = findNewest((path) => path.at(-1) === `build ${artifact}`);
  if (newest === undefined || newest.conclusion === "skipped") return undefined;
  const endOf = (name: string) => newest.steps?.find((step) => step.name === name)?.conclusion;
  if (newest.conclusion === "success" && endOf("Pack the engine") === "success") {
    const beside = [...newest.name.split(" / ").slice(0, -2), identicalJob].join(" / ");
    const same = findNewest((path) => path.join(" / ") === beside);
    return same?.conclusion === "success" ? "identical" : "built";
  }
  if (newest.conclusion !== "success" || endOf("Pack the engine") !== "skipped") return "built";
  if (endOf("Build the engine") === "skipped") return "nothing to compare";
  if (endOf("Build the engine") !== "success") return "built";
  return endOf("Say that the base does not build") === "success" ? "does not build" : "not built";
}
