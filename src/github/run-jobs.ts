import * as z from "zod";
import { formatValue } from "../messages/format-value.ts";
import type { RunAttempt } from "../model/report-identity.ts";
import type { Api } from "./api.ts";
import { requestAll } from "./request-errors.ts";
import type { Repository } from "./workflow.ts";

const jobs = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    run_attempt: z.int().nullish(),
    started_at: z.string().nullish(),
    completed_at: z.string().nullish(),
    conclusion: z.string().nullable(),
    steps: z.array(z.object({ name: z.string(), conclusion: z.string().nullable() })).nullish(),
  }),
);

/** A job of a run. GitHub puts the names of the jobs that call it before its own: `benchmark / measure`. */
export type RunJob = z.output<typeof jobs>[number];

/**
 * The jobs of a run in its newest attempt; one that was not run again is in an earlier attempt.
 *
 * @throws PublishError
 */
export async function listNewestJobs(
  api: Api,
  repository: Repository,
  { id, attempt }: RunAttempt,
): Promise<readonly RunJob[]> {
  const listed = await requestAll("find workflow runs", jobs, () =>
    api.paginate(api.rest.actions.listJobsForWorkflowRun, {
      ...repository,
      run_id: id,
      filter: "all",
      per_page: 100,
    }),
  );
  const attemptOf = (job: RunJob) => job.run_attempt ?? 1;
  return listed
    .filter((job) => attemptOf(job) <= attempt)
    .filter(
      (job, _, all) => !all.some((other) => other.name === job.name && attemptOf(other) > attemptOf(job)),
    )
    .toSorted((a, b) => attemptOf(b) - attemptOf(a));
}

/** The names of steps that build or measure: of `measure.yml` and `gate.yml`, and of a workflow that calls an action of this tool. */
const measuringStep = /^Build the engine$|sqlite-bench-gate/;

/**
 * Whether the job that measures was skipped in a run that succeeded: a job was, and none of the others built or measured. A job that calls
 * `measure.yml` and is skipped has its own name alone, whatever that is. A pull request can name steps so: nothing passes by this.
 *
 * @param all the run's newest jobs
 */
export function hasSkippedMeasuring(all: readonly RunJob[]): boolean {
  const hasMeasured = ({ steps }: RunJob) =>
    steps?.some(({ name, conclusion }) => measuringStep.test(name) && conclusion !== "skipped");
  return all.some(({ conclusion }) => conclusion === "skipped") && !all.some(hasMeasured);
}

/** How a job or a step ended that is to blame for its run. */
const failures: Readonly<Record<string, string>> = {
  failure: "failed",
  timed_out: "exceeded its time limit",
  cancelled: "was cancelled",
};

/**
 * The job and the step that a run failed with, or that GitHub started none.
 *
 * @param all the run's newest jobs
 * @returns as a sentence begins; undefined if no job failed
 */
export function describeFailedJob(run: Pick<RunAttempt, "id">, all: readonly RunJob[]): string | undefined {
  const hasFailed = ({ conclusion }: Pick<RunJob, "conclusion">) =>
    conclusion !== null && Object.hasOwn(failures, conclusion);
  const failed = all.filter(hasFailed);
  const hasBegun = ({ steps }: RunJob) => (steps ?? []).length > 0;
  if (!all.some(hasBegun) && (failed.length > 0 || all.length === 0))
    return `GitHub started no job of run ${run.id}: its page says why; run it again`;
  const [job] = failed.toSorted((a, b) => Number(hasBegun(b)) - Number(hasBegun(a)));
  if (job === undefined) return undefined;
  if (!hasBegun(job)) return `GitHub did not start the job ${formatValue(job.name)}: run it again`;
  const step = job.steps?.find(hasFailed);
  const where = step === undefined ? "" : ` at ${formatValue(step.name.replace(/@[0-9a-f]{40}$/, ""))}`;
  return `the job ${formatValue(job.name)} ${failures[job.conclusion ?? ""]}${where}: its log says why`;
}
