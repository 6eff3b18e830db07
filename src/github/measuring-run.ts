import * as z from "zod";
import type { Api } from "./api.ts";
import { request } from "./request-errors.ts";
import type { Trigger } from "./trigger.ts";
import type { Repository } from "./workflow.ts";

/** The end of another workflow's run. */
export type MeasuringRun = Extract<Trigger, { kind: "workflow run" }>;

const workflowRuns = z.object({
  workflow_runs: z.array(
    z.object({
      id: z.int(),
      run_attempt: z.int().nullish(),
      conclusion: z.string().nullish(),
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

/**
 * When a run's latest attempt started, and the workflows that the run has called.
 *
 * @throws PublishError
 */
export async function readRun(
  api: Api,
  repository: Repository,
  id: number,
): Promise<{ readonly startedAt: string; readonly called: readonly CalledWorkflow[] }> {
  const { run_started_at: startedAt, referenced_workflows: called } = await request(
    "find workflow runs",
    startedRun,
    () => api.rest.actions.getWorkflowRun({ ...repository, run_id: id }),
  );
  return { startedAt, called: called ?? [] };
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
  { run, workflowId, event, branch, repositoryId }: MeasuringRun,
): Promise<number | undefined> {
  if (branch === "" || repositoryId === undefined) return undefined;
  // The newest come first.
  const { workflow_runs: runs } = await request("find workflow runs", workflowRuns, () =>
    api.rest.actions.listWorkflowRuns({
      ...repository,
      workflow_id: workflowId,
      branch,
      event,
      per_page: 100,
    }),
  );
  // One that was skipped, as for an edited title, will not report.
  const isNewer = ({ id, run_attempt: attempt, conclusion }: (typeof runs)[number]) =>
    (id > run.id || (id === run.id && (attempt ?? 1) > run.attempt)) && conclusion !== "skipped";
  return runs.find((one) => one.head_repository?.id === repositoryId && isNewer(one))?.id;
}
