import * as z from "zod";
import { InputError } from "../model/errors.ts";
import type { WorkflowRun } from "../model/report-identity.ts";
import type { PublishSettings } from "../options/action-inputs.ts";
import { payloadProblem, type Workflow } from "./workflow.ts";

/** The event that started the workflow, reduced to its facts about the commit to judge. */
export type Trigger =
  /** A pull request: its head is judged, not the merge commit that is checked out. */
  | {
      readonly kind: "pull request";
      readonly number: number;
      readonly commit: string;
      /** The branch that it is to be merged into; undefined if the event does not say. */
      readonly base: string | undefined;
    }
  /** A pull request that the input names, or that a comment or a review is on: its head is looked up. */
  | { readonly kind: "named pull request"; readonly number: number }
  /** A commit; `lookUp` if it may be the head of pull requests. */
  | {
      readonly kind: "commit";
      readonly commit: string;
      readonly lookUp: boolean;
      /** The branch that it was pushed to, or is queued for. */
      readonly base?: string;
      /** The pull request for which a merge queue made it. */
      readonly queued?: number;
    }
  /** The end of another workflow's run, which has measured. */
  | {
      readonly kind: "workflow run";
      readonly commit: string;
      readonly run: WorkflowRun;
      /** The event that started that run, e.g. `pull_request`. */
      readonly event: string;
      /** How it ended, e.g. `success`; undefined if it has not. */
      readonly conclusion: string | undefined;
      readonly workflowId: number;
      /** The workflow's file, as `.github/workflows/benchmark.yml`. */
      readonly path: string;
      /** Who started this attempt of it; undefined if GitHub does not say. */
      readonly startedBy: string | undefined;
      /** The head's branch, empty if unknown, and its repository, undefined if it has been deleted. */
      readonly branch: string;
      readonly owner: string | undefined;
      readonly repositoryId: number | undefined;
      /** Whether the head is of another repository than the one that publishes. */
      readonly isFork: boolean;
      /** The pull requests that GitHub names for the run: none for a fork's run. */
      readonly pullRequests: readonly number[];
    };

/** The whole hash of a commit. */
export const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const number = z.int().min(1);

const pullRequestEvent = z.object({
  pull_request: z.object({
    number,
    head: z.object({ sha: commit }),
    base: z.object({ ref: z.string() }).nullish(),
  }),
});

const issueCommentEvent = z.object({ issue: z.object({ number, pull_request: z.object({}).nullish() }) });

const reviewEvent = z.object({ pull_request: z.object({ number }) });

const pushEvent = z.object({ after: commit, deleted: z.boolean().optional(), ref: z.string().optional() });

const mergeGroupEvent = z.object({
  merge_group: z.object({
    head_sha: commit,
    head_ref: z.string().optional(),
    base_ref: z.string().optional(),
  }),
});

const workflowRunEvent = z.object({
  workflow_run: z.object({
    id: number,
    run_attempt: number,
    workflow_id: number,
    path: z.string(),
    triggering_actor: z.object({ login: z.string() }).nullish(),
    html_url: z.url({ protocol: /^https?$/ }),
    event: z.string(),
    conclusion: z.string().nullable(),
    head_sha: commit,
    head_branch: z.string().nullable(),
    pull_requests: z.array(z.object({ number })).nullish(),
    head_repository: z.object({ id: number, owner: z.object({ login: z.string() }) }).nullish(),
    repository: z.object({ id: number }),
  }),
});

const readers: Readonly<Record<string, (payload: unknown) => Trigger>> = {
  pull_request: readPullRequest,
  pull_request_target: readPullRequest,
  pull_request_review: readReview,
  pull_request_review_comment: readReview,
  issue_comment: (payload) => {
    const { issue } = issueCommentEvent.parse(payload);
    if (!issue.pull_request)
      throw new InputError(
        `event issue_comment: issue ${issue.number} is not a pull request, so nothing can be judged: ` +
          "run the job only if github.event.issue.pull_request is set",
      );
    return { kind: "named pull request", number: issue.number };
  },
  push: (payload) => {
    const { after, deleted, ref } = pushEvent.parse(payload);
    if (deleted === true)
      throw new InputError("event push: the branch was deleted, so no commit can be judged");
    return { kind: "commit", commit: after, lookUp: true, ...branchIn(ref) };
  },
  merge_group: (payload) => {
    const { head_sha: commit, head_ref: head, base_ref: ref } = mergeGroupEvent.parse(payload).merge_group;
    const { queued } = queueOf(branchIn(head).base ?? "") ?? {};
    return { kind: "commit", commit, lookUp: false, ...branchIn(ref), ...(queued && { queued }) };
  },
  workflow_run: (payload) => {
    const { workflow_run: run } = workflowRunEvent.parse(payload);
    if (run.event === "issue_comment")
      throw new InputError(
        "event workflow_run: the run that measured was started by issue_comment, and GitHub does not say which commit " +
          "it measured: publish in that workflow, in a job after the one that measures",
      );
    return {
      kind: "workflow run",
      commit: run.head_sha,
      run: { id: run.id, attempt: run.run_attempt, url: run.html_url },
      event: run.event,
      conclusion: run.conclusion ?? undefined,
      workflowId: run.workflow_id,
      path: workflowFile(run.path),
      startedBy: run.triggering_actor?.login,
      branch: run.head_branch ?? "",
      owner: run.head_repository?.owner.login,
      repositoryId: run.head_repository?.id,
      isFork: run.head_repository?.id !== run.repository.id,
      pullRequests: (run.pull_requests ?? []).map((pull) => pull.number),
    };
  },
};

/**
 * The file of a workflow, without the branch that GitHub adds to some behind an `@`. A name can have that sign too: of `benchmark.yml@x.yml`, which a
 * pull request can add, all is the file.
 */
export function workflowFile(named: string): string {
  return /^(.*\.ya?ml)(?:@.*)?$/s.exec(named)?.[1] ?? named;
}

/** Events that name neither a commit nor a pull request, so that the inputs may. */
const openEvents: ReadonlySet<string> = new Set(["workflow_dispatch", "repository_dispatch", "schedule"]);

/**
 * Reads an event's facts about the commit to judge.
 *
 * @param inputs the pull request, and the commit that was measured, for events that do not name them
 * @throws InputError if the event's payload is not as documented, or the event itself names another pull request or commit
 */
export function readTrigger(
  { event, payload, commit: checkedOut }: Pick<Workflow, "event" | "payload" | "commit">,
  { pullRequest, commit }: Pick<PublishSettings, "pullRequest" | "commit">,
): Trigger {
  const named = readEvent(event, payload);
  if (pullRequest !== undefined && openEvents.has(event))
    return { kind: "named pull request", number: pullRequest };
  if (
    pullRequest !== undefined &&
    (named === undefined || !("number" in named) || named.number !== pullRequest)
  )
    throw new InputError(
      `input pull-request: ${pullRequest} is given, but event ${event} already determines what is judged; ` +
        `give it only for ${[...openEvents].join(", ")}`,
    );
  if (commit !== undefined && named !== undefined && !("number" in named) && named.commit !== commit)
    throw new InputError(
      `input commit: ${commit} is given, but event ${event} is about commit ${named.commit}: omit the input`,
    );
  return named ?? { kind: "commit", commit: commit ?? checkedOut, lookUp: false };
}

/** Undefined for an event that names no commit. */
function readEvent(event: string, payload: unknown): Trigger | undefined {
  const read = Object.hasOwn(readers, event) ? readers[event] : undefined;
  try {
    return read?.(payload);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    throw new InputError(payloadProblem(event, cause), { cause });
  }
}

function branchIn(ref: string | undefined): { readonly base?: string } {
  const base = /^refs\/heads\/(.+)$/.exec(ref ?? "")?.[1];
  return base === undefined ? {} : { base };
}

/** The branch that a merge queue merges into, and the pull request that a branch of the queue is for; undefined of another branch. */
export function queueOf(branch: string): { readonly base: string; readonly queued: number } | undefined {
  const [, base, number] = /^gh-readonly-queue\/(.+)\/pr-(\d{1,9})-[0-9a-f]+$/.exec(branch) ?? [];
  return base === undefined ? undefined : { base, queued: Number(number) };
}

function readPullRequest(payload: unknown): Trigger {
  const { pull_request: pull } = pullRequestEvent.parse(payload);
  return { kind: "pull request", number: pull.number, commit: pull.head.sha, base: pull.base?.ref };
}

/** The commit of a review is the head at that time, and perhaps not the measured commit. */
function readReview(payload: unknown): Trigger {
  return { kind: "named pull request", number: reviewEvent.parse(payload).pull_request.number };
}
