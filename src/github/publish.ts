import type { Mode } from "../model/settings.ts";
import type { Variant } from "../model/test.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import type { PublishSettings } from "../options/action-inputs.ts";
import { commentParts, deservesComment, renderComment } from "../report/comment.ts";
import type { Result } from "../report/result.ts";
import type { ReportSource } from "../report/source.ts";
import { renderStatus } from "../report/status.ts";
import type { Api } from "./api.ts";
import { type CommentUpdate, updateComments } from "./comments.ts";
import { type Operation, PublishError } from "./request-errors.ts";
import { beginStatus, finishStatus, type StatusTarget } from "./status.ts";
import type { Subject } from "./subject.ts";
import type { Repository } from "./workflow.ts";

/** Where a report is published, and how. */
export interface PublishTarget {
  readonly api: Api;
  readonly repository: Repository;
  readonly subject: Subject;
  readonly run: WorkflowRun;
  readonly settings: PublishSettings;
  /** The workflow's file, which annotations are attached to. */
  readonly file?: string;
}

/** What was published. Errors are values: they never lose a result. */
export interface Publication {
  readonly commentUrls: readonly string[];
  /** Remarks that are no errors, a line each. */
  readonly notices: readonly string[];
  readonly errors: readonly PublishError[];
}

/**
 * Sets the commit's status to pending, unless no status is wanted.
 *
 * @throws PublishError
 */
export async function announceStatus(target: PublishTarget): Promise<void> {
  const status = statusTarget(target);
  if (status !== undefined) await beginStatus(target.api, status);
}

/**
 * Publishes a result on the pull requests and then on the commit: when the status is finished, the comments are there.
 *
 * @param plannedVariants the variants that were to be measured
 */
export async function publishReport(
  target: PublishTarget,
  result: Result,
  source: ReportSource,
  plannedVariants: readonly Variant[],
): Promise<Publication> {
  const commentUrls: string[] = [];
  const notices: string[] = [];
  const errors: PublishError[] = [];
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      errors.push(cause);
    }
  };
  for (const pullRequest of target.subject.pullRequests)
    await attempt(async () => {
      const update = await publishComments(target, pullRequest, result, source, plannedVariants);
      if (update?.state === "written") commentUrls.push(...update.urls);
      if (update?.state === "newer")
        notices.push(
          `the comment on pull request ${pullRequest} is unchanged: it has the report of run ${update.run.id}, ` +
            "which started later than this one",
        );
    });
  await attempt(async () => {
    const { api, file } = target;
    const status = statusTarget(target);
    if (status !== undefined)
      await finishStatus(api, status, source.conclusion, renderStatus(result, source, file, commentUrls[0]));
  });
  return { commentUrls, notices, errors };
}

/** Undefined if no comments are wanted. */
async function publishComments(
  { api, repository, settings: { comment: mode } }: PublishTarget,
  pullRequest: number,
  result: Result,
  source: ReportSource,
  plannedVariants: readonly Variant[],
): Promise<CommentUpdate | undefined> {
  if (mode === "off") return undefined;
  const { name, run } = source;
  const parts = commentParts(mode, plannedVariants).map((part) => ({
    part,
    body: renderComment(result, part, source).text,
  }));
  const onlyUpdate = !deservesComment(mode, result);
  return await updateComments(api, repository, pullRequest, { name, run, onlyUpdate, parts });
}

/** Undefined if no status is wanted. */
function statusTarget({ repository, subject, run, settings }: PublishTarget): StatusTarget | undefined {
  const { status: kind, statusName: name } = settings;
  return kind === "off" ? undefined : { kind, repository, name, commit: subject.commit, run };
}

/**
 * Whether a step with these errors has to fail. In mode publish any error fails it. A step that measures fails only if the
 * status is missing, which a merge may wait for; not if its token may never set one, as that of a fork's pull request.
 */
export function mustFail(mode: Mode, errors: readonly PublishError[]): boolean {
  if (mode === "publish") return errors.length > 0;
  return errors.some(({ operation, refused }) => !refused && statusOperations.has(operation));
}

const statusOperations: ReadonlySet<Operation> = new Set(["write check run", "write commit status"]);
