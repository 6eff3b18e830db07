import * as z from "zod";
import { isOlder } from "../model/report-identity.ts";
import type { Api } from "./api.ts";
import { request } from "./request-errors.ts";
import { hasSkippedMeasuring, listNewestJobs } from "./run-jobs.ts";
import type { Trigger } from "./trigger.ts";
import type { Repository } from "./workflow.ts";

/** The end of another workflow's run. */
export type MeasuringRun = Extract<Trigger, { kind: "workflow run" }>;

const workflowRuns = z.object({
  workflow_runs: z.array(
    z.object({
      id: z.int(),
      run_attempt: z.int().nullish(),
      status: z.string().nullish(),
      conclusion: z.string().nullish(),
      head_sha: z.string().nullish(),
      head_repository: z.object({ id: z.int() }).nullish(),
    }),
  ),
});

/** Why a run that ended so has nothing to report, by its conclusion: it did not measure, and nothing failed. */
const waiting: Readonly<Record<string, string>> = {
  skipped: "the run that measures was skipped",
  action_required: "the run that measures waits for approval",
  stale: "GitHub gave up waiting for the run that measures",
};

/** Why there is nothing to report yet, or nothing at all; undefined if there is. */
export function whyNothingMeasured({ conclusion }: MeasuringRun): string | undefined {
  if (conclusion === undefined)
    return "the run that measures has not ended: let this workflow run on workflow_run with types: [completed]";
  return Object.hasOwn(waiting, conclusion) ? waiting[conclusion] : undefined;
}

/** How a run ended, as the end of a sentence: `ended with success`. */
export function describeEnd(conclusion: string | undefined): string {
  if (conclusion === "cancelled") return "was cancelled";
  if (conclusion === "timed_out") return "exceeded its time limit";
  return `ended with ${conclusion ?? "nothing yet"}`;
}

const startedRun = z.object({
  run_attempt: z.int().nullish(),
  conclusion: z.string().nullish(),
  run_started_at: z.iso.datetime(),
  referenced_workflows: z
    .array(z.object({ path: z.string(), sha: z.string(), ref: z.string().optional() }))
    .nullish(),
});

/** The workflow that a run has called, as `owner/name/.github/workflows/measure.yml@v0`, and its commit. */
export interface CalledWorkflow {
  readonly path: string;
  readonly sha: string;
}

/** A run's latest attempt. */
interface RunFacts {
  readonly attempt: number;
  /** Undefined if it has not ended. */
  readonly conclusion: string | undefined;
  readonly startedAt: string;
  readonly called: readonly CalledWorkflow[];
}

/**
 * A run's latest attempt, and the workflows that the run has called.
 *
 * @throws PublishError
 */
export async function readRun(api: Api, repository: Repository, id: number): Promise<RunFacts> {
  const facts = await request("find workflow runs", startedRun, () =>
    api.rest.actions.getWorkflowRun({ ...repository, run_id: id }),
  );
  return {
    attempt: facts.run_attempt ?? 1,
    conclusion: facts.conclusion ?? undefined,
    startedAt: facts.run_started_at,
    called: facts.referenced_workflows ?? [],
  };
}

/**
 * The run with its end. GitHub has sent ends of runs without one, which it answers when it is asked.
 *
 * @throws PublishError
 */
export async function withConclusion(
  api: Api,
  repository: Repository,
  measuring: MeasuringRun,
): Promise<MeasuringRun> {
  const { attempt, conclusion } = await readRun(api, repository, measuring.run.id);
  return attempt === measuring.run.attempt ? { ...measuring, conclusion } : measuring;
}

/** The runs of the same workflow, event, branch and repository, the newest first. */
async function listLikeRuns(
  api: Api,
  repository: Repository,
  { workflowId, event, branch, repositoryId }: MeasuringRun,
) {
  if (branch === "" || repositoryId === undefined) return [];
  const { workflow_runs: runs } = await request("find workflow runs", workflowRuns, () =>
    api.rest.actions.listWorkflowRuns({
      ...repository,
      workflow_id: workflowId,
      branch,
      event,
      per_page: 100,
    }),
  );
  return runs.filter((one) => one.head_repository?.id === repositoryId);
}

/**
 * Looks for a newer run of the same workflow, event and branch, or a newer attempt of the same run, which will report.
 *
 * @returns its id
 * @throws PublishError
 */
export async function findNewerRun(
  api: Api,
  repository: Repository,
  measuring: MeasuringRun,
): Promise<number | undefined> {
  const { run } = measuring;
  for (const { id, run_attempt, conclusion } of await listLikeRuns(api, repository, measuring)) {
    const attempt = run_attempt ?? 1;
    // One that was skipped, or whose job was, as for an edited title, will not report.
    if (!isOlder(run, { id, attempt }) || conclusion === "skipped") continue;
    const isSkipped = async () => hasSkippedMeasuring(await listNewestJobs(api, repository, { id, attempt }));
    if (conclusion === "success" && (await isSkipped())) continue;
    return id;
  }
  return undefined;
}

/**
 * Looks for another run of the same workflow, event, branch and commit that has not ended, and will report.
 *
 * @returns its id
 * @throws PublishError
 */
export async function findUnfinishedRun(
  api: Api,
  repository: Repository,
  measuring: MeasuringRun,
): Promise<number | undefined> {
  const all = await listLikeRuns(api, repository, measuring);
  return all.find(
    ({ id, status, head_sha: commit }) =>
      id !== measuring.run.id && commit === measuring.commit && status !== "completed",
  )?.id;
}
