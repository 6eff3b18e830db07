import * as z from "zod";
import { formatPath } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import type { Workflow } from "./workflow.ts";

/** What set the workflow off, as far as it says what is judged. */
export type Trigger =
  /** A pull request: its head is judged, which is not the merge commit that is checked out. */
  | { readonly kind: "pull request"; readonly number: number; readonly commit: string }
  /** A pull request that a person named: its head is looked up. */
  | { readonly kind: "named pull request"; readonly number: number }
  /** A commit; `lookUp` where pull requests may have it as their head. */
  | { readonly kind: "commit"; readonly commit: string; readonly lookUp: boolean }
  /** The end of another workflow's run, which measured. */
  | {
      readonly kind: "workflow run";
      readonly commit: string;
      readonly run: WorkflowRun;
      /** What set that run off, e.g. `pull_request`. */
      readonly event: string;
      /** How it ended, e.g. `success`. */
      readonly conclusion: string;
      /** The head's branch and repository; a deleted fork has no repository. */
      readonly branch: string;
      readonly owner: string | undefined;
      readonly repositoryId: number | undefined;
    };

const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const number = z.int().min(1);

const pullRequestEvent = z.object({ pull_request: z.object({ number, head: z.object({ sha: commit }) }) });

const pushEvent = z.object({ after: commit, deleted: z.boolean().optional() });

const mergeGroupEvent = z.object({ merge_group: z.object({ head_sha: commit }) });

const workflowRunEvent = z.object({
  workflow_run: z.object({
    id: number,
    run_attempt: number,
    html_url: z.url({ protocol: /^https?$/ }),
    event: z.string(),
    conclusion: z.string().nullable(),
    head_sha: commit,
    head_branch: z.string().nullable(),
    head_repository: z.object({ id: number, owner: z.object({ login: z.string() }) }).nullish(),
  }),
});

const readers: Readonly<Record<string, (payload: unknown) => Trigger>> = {
  pull_request: readPullRequest,
  pull_request_target: readPullRequest,
  push: (payload) => {
    const { after, deleted } = pushEvent.parse(payload);
    if (deleted === true)
      throw new InputError("event push: the branch was deleted, so there is nothing to judge");
    return { kind: "commit", commit: after, lookUp: true };
  },
  merge_group: (payload) => ({
    kind: "commit",
    commit: mergeGroupEvent.parse(payload).merge_group.head_sha,
    lookUp: false,
  }),
  workflow_run: (payload) => {
    const { workflow_run: run } = workflowRunEvent.parse(payload);
    return {
      kind: "workflow run",
      commit: run.head_sha,
      run: { id: run.id, attempt: run.run_attempt, url: run.html_url },
      event: run.event,
      conclusion: run.conclusion ?? "unknown",
      branch: run.head_branch ?? "",
      owner: run.head_repository?.owner.login,
      repositoryId: run.head_repository?.id,
    };
  },
};

/**
 * What the event says of what is judged.
 *
 * @param pullRequest a number that a person gave, for events that name no pull request
 * @throws InputError where the event does not say what it should, or the number does not go with it
 */
export function readTrigger(
  { event, payload, commit: checkedOut }: Pick<Workflow, "event" | "payload" | "commit">,
  pullRequest: number | undefined,
): Trigger {
  const trigger = readEvent(event, payload) ?? { kind: "commit", commit: checkedOut, lookUp: false };
  if (pullRequest === undefined) return trigger;
  if (event === "workflow_dispatch" || event === "schedule")
    return { kind: "named pull request", number: pullRequest };
  if (trigger.kind === "pull request" && trigger.number === pullRequest) return trigger;
  throw new InputError(
    `input pull-request: ${pullRequest} is given, but event ${event} says itself what is judged; ` +
      "it is for workflow_dispatch and schedule",
  );
}

/** Undefined of an event that says nothing of what is judged. */
function readEvent(event: string, payload: unknown): Trigger | undefined {
  const read = Object.hasOwn(readers, event) ? readers[event] : undefined;
  try {
    return read?.(payload);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const [issue] = cause.issues;
    const where = formatPath(issue?.path ?? []);
    throw new InputError(`event ${event}: the payload's ${where}: ${issue?.message}`, { cause });
  }
}

function readPullRequest(payload: unknown): Trigger {
  const { pull_request: pull } = pullRequestEvent.parse(payload);
  return { kind: "pull request", number: pull.number, commit: pull.head.sha };
}
