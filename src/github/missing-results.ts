import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import type { RunAttempt } from "../model/report-identity.ts";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import { describeFailedJob, hasSkippedMeasuring, type RunJob } from "./run-jobs.ts";
import type { Repository } from "./workflow.ts";

const artifacts = z.array(z.object({ name: z.string(), expired: z.boolean() }));

/** The remedy for a measurement that a job's condition skips. At most 140 characters, as a status has. */
export const skippedAdvice =
  "the job that measures was skipped: let it run, and give the setting paths for changes that need no measurement";

/**
 * Why no results of a run were found, by its artifacts, of which GitHub lists those that have expired too, and by its jobs.
 *
 * @param jobs the run's newest
 * @param base the first part of the name of the base's artifact, by which that of the results is known; undefined if none is wanted
 * @param conclusion of the run; undefined if it goes on
 * @returns a sentence; undefined if GitHub does not say so
 * @throws PublishError
 */
export async function explainMissingResults(
  api: Api,
  repository: Repository,
  { run, jobs }: { readonly run: RunAttempt; readonly jobs: readonly RunJob[] },
  base: string | undefined,
  conclusion: string | undefined,
): Promise<string | undefined> {
  const listed = await requestAll("find workflow runs", artifacts, () =>
    api.paginate(api.rest.actions.listWorkflowRunArtifacts, { ...repository, run_id: run.id, per_page: 100 }),
  );
  const start = base?.replace(/-base$/, "-");
  const left = listed.find(
    ({ name, expired }) =>
      !expired &&
      start !== undefined &&
      name.startsWith(start) &&
      /^(?:shard-.+|\d+)$/.test(name.slice(start.length)),
  );
  if (left !== undefined)
    return `run ${run.id} has left its results as ${formatValue(left.name)}, and their download failed: re-run this workflow`;
  if (listed.some(({ expired }) => expired))
    return `the results of run ${run.id} have expired, since GitHub keeps artifacts for some days only: measure again`;
  if (conclusion === "cancelled") return undefined;
  if (conclusion === "success") return hasSkippedMeasuring(jobs) ? skippedAdvice : undefined;
  return describeFailedJob(run, jobs);
}
