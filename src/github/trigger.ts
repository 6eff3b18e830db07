import * as z from "zod";
import { formatPath } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import type { Workflow } from "./workflow.ts";

/** The event that started the workflow, reduced to what it says about the commit to judge. */
export type Trigger =
  /** A pull request: its head is judged, not the merge commit that is checked out. */
  | { readonly kind: "pull request"; readonly number: number; readonly commit: string }
  /** A pull request that the input names: its head is looked up. */
  | { readonly kind: "named pull request"; readonly number: number }
  /** A commit; `lookUp` if it may be the head of pull requests. */
  | { readonly kind: "commit"; readonly commit: string; readonly lookUp: boolean }
  /** The end of another workflow's run, which has measured. */
  | {
      readonly kind: "workflow run";
      readonly commit: string;
      readonly run: WorkflowRun;
      /** The event that started that run, e.g. `pull_request`. */
      readonly event: string;
      /** How it ended, e.g. `success`. */
      readonly conclusion: string;
      /** The head's branch, empty if unknown, and its repository, undefined if it has been deleted. */
      readonly branch: string;
      readonly owner: string | undefined;
      readonly repositoryId: number | undefined;
      /** The pull requests that GitHub says it belongs to: none for a fork's. */
      readonly pullRequests: readonly number[];
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
    pull_requests: z.array(z.object({ number })).nullish(),
    head_repository: z.object({ id: number, owner: z.object({ login: z.string() }) }).nullish(),
  }),
});

const readers: Readonly<Record<string, (payload: unknown) => Trigger>> = {
  pull_request: readPullRequest,
  pull_request_target: readPullRequest,
  push: (payload) => {
    const { after, deleted } = pushEvent.parse(payload);
    if (deleted === true)
      throw new InputError("event push: the branch was deleted, so no commit can be judged");
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
      pullRequests: (run.pull_requests ?? []).map((pull) => pull.number),
    };
  },
};

/**
 * Reads what an event says about the commit to judge.
 *
 * @param pullRequest the input pull-request, for events that name no pull request
 * @throws InputError if the event's payload is not as documented, or the event names another pull request itself
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
    `input pull-request: ${pullRequest} is given, but event ${event} already determines what is judged; ` +
      "give it only for workflow_dispatch and schedule",
  );
}

/** Undefined for an event that names no commit. */
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
