import * as z from "zod";
import { request } from "../../../github/request-errors.ts";
import { readWorkflowState } from "../../../github/workflow-state.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import type { CitedRun, Finding } from "./finding.ts";
import { workflowKeys } from "./keys.ts";
import type { Tracker } from "./tracker.ts";

/** A workflow that has to run now and then. */
export interface WatchedWorkflow {
  /** Its file's name, such as `nightly.yml`. */
  readonly file: string;
  /** Age of its newest run above which it does not run, hours. */
  readonly hours: number;
}

/** Hours are below this. */
const mostHours = 10_000;

/**
 * Workflows as the input names them: a file's name in each line, and hours behind it if it has a limit of its own.
 *
 * @param hours of the others
 * @throws InputError naming the line and what is allowed
 */
export function parseWatchedWorkflows(lines: readonly string[], hours: number): readonly WatchedWorkflow[] {
  const watched = lines.map((line): WatchedWorkflow => {
    const [, file, own] = /^([\w.-]{1,100}\.ya?ml)(?:\s+(\d+(?:\.\d+)?))?$/.exec(line) ?? [];
    const limit = own === undefined ? hours : Number(own);
    if (file === undefined || limit <= 0 || limit >= mostHours)
      throw new InputError(
        `input watched-workflows: ${formatValue(line)} is no file of .github/workflows with hours above 0 and below 10,000 behind it: ` +
          "give lines such as nightly.yml, or weekly.yml 200",
      );
    return { file, hours: limit };
  });
  const twice = watched.find(({ file }, index) => watched.findIndex((one) => one.file === file) < index);
  if (twice !== undefined)
    throw new InputError(`input watched-workflows: ${twice.file} is there twice: give one line for it`);
  return watched;
}

const workflowRuns = z.object({
  workflow_runs: z.array(
    z.object({
      id: z.int(),
      event: z.string(),
      conclusion: z.string().nullish(),
      created_at: z.iso.datetime(),
      run_started_at: z.iso.datetime().nullish(),
    }),
  ),
});

/** Conclusions of runs that have done nothing. */
const didNothing = ["cancelled", "skipped", "startup_failure", "action_required", "stale"];

/** Why a workflow in another state than `active` does not run. */
const disabled: Readonly<Record<string, string>> = {
  disabled_inactivity: "GitHub disabled it after 60 days without activity in the repository: enable it again",
  disabled_manually: "somebody disabled it",
  disabled_fork: "GitHub disabled it in this fork",
  deleted: "its file was deleted",
};

/**
 * Whether workflows run on a branch: a finding for each, which is open while it is disabled, or has no run that began within its hours. Runs
 * of pull requests do not count, nor those that were cancelled or skipped, or could not start.
 *
 * @param branch the default one
 * @throws PublishError
 */
export async function findingsOfWorkflows(
  tracker: Pick<Tracker, "api" | "repository">,
  watched: readonly WatchedWorkflow[],
  branch: string | undefined,
  now: Date,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const one of watched) findings.push(await findingOf(tracker, one, branch, now));
  return findings;
}

async function findingOf(
  tracker: Pick<Tracker, "api" | "repository">,
  watched: WatchedWorkflow,
  branch: string | undefined,
  now: Date,
): Promise<Finding> {
  const { file } = watched;
  const { why, newest } = await lookAt(tracker, watched, branch, now);
  const since = newest ?? { time: "", name: "none" };
  return {
    key: `${workflowKeys}${file}`,
    kind: "workflow",
    state: why === undefined ? "recovered" : "open",
    subject: file,
    rows: why === undefined ? [] : [{ path: file, figure: why, loss: 1, since }],
  };
}

/** Why a workflow does not run, as the end of a sentence, and the newest of its runs that counts. */
interface Look {
  readonly why?: string;
  readonly newest?: CitedRun;
}

async function lookAt(
  { api, repository }: Pick<Tracker, "api" | "repository">,
  { file, hours }: WatchedWorkflow,
  branch: string | undefined,
  now: Date,
): Promise<Look> {
  const place = { ...repository, workflow_id: file };
  const state = await readWorkflowState(api, repository, file);
  if (state === undefined) return { why: "GitHub has no workflow with this file" };
  const { workflow_runs: runs } = await request("find workflow runs", workflowRuns, () =>
    // The newest come first.
    api.rest.actions.listWorkflowRuns({
      ...place,
      ...(branch === undefined ? {} : { branch }),
      per_page: 100,
    }),
  );
  const run = runs.find(
    ({ event, conclusion }) => !event.startsWith("pull_request") && !didNothing.includes(conclusion ?? ""),
  );
  const time = run?.run_started_at ?? run?.created_at ?? "";
  const end = run?.conclusion == null ? "has not ended" : `ended with ${run.conclusion}`;
  const newest = run && { time, name: end, workflowRun: run.id };
  if (state !== "active") return { why: disabled[state] ?? `its state is ${state}`, newest };
  if (run === undefined) return { why: `it has no run on the branch ${branch ?? "of the default"}` };
  const age = (now.getTime() - Date.parse(time)) / 3_600_000;
  if (age <= hours) return { newest };
  return {
    why: `its newest run began ${Math.floor(age)} hours ago, ${hours} are allowed, and it ${end}`,
    newest,
  };
}
