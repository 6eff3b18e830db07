import { formatValue } from "../messages/format-value.ts";
import type { Conclusion } from "../model/outcome.ts";
import type { ReportIdentity, Standing, WorkflowRun } from "../model/report-identity.ts";
import type { Judges, PublishSettings } from "../options/action-inputs.ts";
import { deservesComment, renderComment } from "../report/comment.ts";
import type { Broken, Result } from "../report/result.ts";
import type { ReportSource } from "../report/source.ts";
import { renderStatus } from "../report/status.ts";
import { hasWriteAccess } from "./acceptances.ts";
import type { Api } from "./api.ts";
import { type CommentUpdate, updateComment } from "./comments.ts";
import { endAbandoned, endWithoutResult, findFailure, restoreResult } from "./commit-statuses.ts";
import { skippedAdvice } from "./missing-results.ts";
import { type Operation, PublishError } from "./request-errors.ts";
import { beginStatus, findStatusStanding, finishStatus } from "./status.ts";
import { nameWithBase, type StatusTarget } from "./status-target.ts";
import { basesOfHead, chooseAddressees, readPullRequest, type Subject } from "./subject.ts";
import type { Repository } from "./workflow.ts";

/** Where a report is published, and how. */
export interface PublishTarget {
  readonly api: Api;
  readonly repository: Repository;
  readonly subject: Subject;
  readonly run: WorkflowRun;
  readonly identity: ReportIdentity;
  readonly settings: PublishSettings;
  /** Who started the run that measured; absent if unknown. */
  readonly startedBy?: string;
  /** The workflow's file, which annotations are attached to. */
  readonly file?: string;
}

/** The published reports. Errors are values: they never lose a result. */
export interface Publication {
  readonly commentUrls: readonly string[];
  /** Remarks that are no errors, a line each. */
  readonly notices: readonly string[];
  readonly errors: readonly PublishError[];
  /** Whether another step of this run reports under the same name: neither may pass. */
  readonly isShared: boolean;
  /** The conclusion of the status, which an earlier failure of the commit may have changed. */
  readonly conclusion: Conclusion;
}

/** The report of a step that finds its name taken. */
export function sharedName(name: string): Broken {
  const message = `input status-name: two steps of this run share ${formatValue(name)}; each needs its own status-name`;
  return { state: "broken", failed: "publishing", message };
}

/**
 * Sets the commit's status to pending, unless no status is wanted, a newer run has set it, or only the results say which of several
 * statuses it is.
 *
 * @returns whether another step of this run has the same name: then nothing is set
 * @throws PublishError
 */
export async function announceStatus(target: PublishTarget): Promise<boolean> {
  const status = onlyStatus(target);
  return status !== undefined && (await beginStatus(target.api, status)).isShared;
}

/**
 * Publishes a result on the pull requests and then on the commit: when the status is finished, the comments are there.
 */
export async function publishReport(
  target: PublishTarget,
  result: Result,
  given: ReportSource,
): Promise<Publication> {
  const commentUrls: string[] = [];
  const notices: string[] = [];
  const errors: PublishError[] = [];
  const { api, file } = target;
  const { pullRequests, bases, notice } = chooseAddressees(
    target.subject,
    claimedBase(result),
    result.state === "judged",
  );
  const statuses = statusTargets(target, bases);
  /** @param isOptional whether a token that may not do it is no error */
  const attempt = async (act: () => Promise<unknown>, isOptional = false) => {
    try {
      await act();
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      // The status says it all.
      const isSaid = cause.isLocked && statuses.length > 0;
      if (isSaid || (isOptional && cause.refused)) notices.push(cause.message);
      else errors.push(cause);
    }
  };
  const shared = await Promise.all(statuses.map((status) => isStatusShared(api, status)));
  let isShared = shared.includes(true);
  if (notice !== undefined) notices.push(notice);
  // A check run has no base, so that it would pass for another one.
  const foreign = bases.length === 0 && statuses.length > 0 ? notice : undefined;
  const remark =
    given.conclusion === "failure"
      ? undefined
      : (foreign ?? (await whyStillFailing(target, statuses, attempt)));
  const source: ReportSource = remark === undefined ? given : { ...given, conclusion: "failure", remark };
  if (remark !== undefined) notices.push(remark);
  for (const pullRequest of isShared ? [] : pullRequests)
    await attempt(async () => {
      const moved = await movedHead(target, pullRequest);
      if (moved !== undefined) {
        notices.push(
          `the comment on pull request ${pullRequest} is unchanged: its head is now ${moved}, and this report is about ` +
            target.subject.commit,
        );
        return;
      }
      const update = await publishComment(target, pullRequest, result, source);
      if (update?.state === "written") commentUrls.push(update.url);
      if (update?.state === "newer")
        notices.push(
          `the comment on pull request ${pullRequest} is unchanged: it has the report of run ${update.run.id}, ` +
            "which started later than this one",
        );
      if (update?.state === "shared") isShared = true;
    });
  if (!isShared)
    await attempt(
      async () => commentUrls.push(...(await commentOnQueued(target, result, source))),
      // A group that does not fail has nothing to say.
      source.conclusion !== "failure",
    );
  const finish = async (target: StatusTarget, isShared: boolean): Promise<Standing> => {
    // Any failure is kept, since it says more.
    if (!isShared || source.conclusion === "failure")
      return await finishStatus(
        api,
        target,
        source.conclusion,
        renderStatus(result, source, file, commentUrls[0]),
      );
    const failed = { ...source, conclusion: "failure" } as const;
    return await finishStatus(api, target, "failure", renderStatus(sharedName(source.name), failed));
  };
  for (const status of statuses)
    await attempt(async () => {
      let standing = await finish(status, isShared);
      if (standing.isShared && !isShared) {
        isShared = true;
        if (source.conclusion !== "failure") standing = await finish(status, isShared);
      }
      if (standing.newer !== undefined)
        notices.push(
          `the status ${formatValue(status.name)} is unchanged: it has the report of run ${standing.newer.run.id}, ` +
            "which started later than this one",
        );
    });
  // An older run can have failed since the look above: then this one fails too, in comment and status.
  const mayHaveFailed = source.conclusion !== "failure" && errors.length === 0 && !isShared;
  if (
    mayHaveFailed &&
    (await whyStillFailing(target, statuses, attempt)) !== undefined &&
    errors.length === 0
  )
    return await publishReport(target, result, given);
  // After an error, a status may be pending that the next attempt finishes.
  if (errors.length === 0)
    await attempt(async () => {
      for (const base of await endStatusesOfOtherBases(target))
        notices.push(`the status for ${formatValue(base)} fails, since nothing was measured for that base`);
    });
  return { commentUrls, notices, errors, isShared, conclusion: source.conclusion };
}

/** A base branch can be renamed or deleted while a status is pending. @returns the bases whose statuses were ended */
async function endStatusesOfOtherBases({
  api,
  repository,
  subject: { commit, bases },
  run,
  identity,
  settings: { status, statusName: name, judges },
}: PublishTarget): Promise<readonly string[]> {
  if (bases === undefined || status !== "commit-status" || judges !== "earlier") return [];
  const findBases = () => basesOfHead(api, repository, commit);
  const statuses = { repository, commit, name, run, identity };
  return await endAbandoned(api, statuses, Object.values(bases), findBases);
}

/**
 * The reason to keep the failure that another run left on the same commit and base, although this result does not fail; undefined if
 * nothing is kept. Only the action publish keeps failures: otherwise closing and reopening a pull request could turn a result near its
 * ceiling green. If GitHub does not say whether there is a failure, the status fails too.
 */
async function whyStillFailing(
  { api, repository, startedBy, settings: { judges } }: PublishTarget,
  statuses: readonly StatusTarget[],
  attempt: (act: () => Promise<void>) => Promise<void>,
): Promise<string | undefined> {
  if (judges !== "earlier") return undefined;
  let remark: string | undefined = "GitHub does not say whether an earlier run failed on this commit";
  await attempt(async () => {
    const failures = await Promise.all(
      statuses.filter(({ kind }) => kind === "commit-status").map((one) => findFailure(api, one)),
    );
    const failed = failures.find((one) => one !== undefined);
    const mayReplace =
      failed === undefined || (startedBy !== undefined && (await hasWriteAccess(api, repository, startedBy)));
    remark = mayReplace
      ? undefined
      : `run ${failed.run.id} failed on this commit, and that stays until somebody with write access measures again`;
  });
  return remark;
}

/**
 * The result that a run that was cancelled leaves alone. It is set again, since an announcement or the run itself may have covered it.
 *
 * @returns in words, as `the commit has the result of run 4001`; undefined if there is none, or nobody knows for which base the run was
 * @throws PublishError
 */
export async function keepResult(target: PublishTarget): Promise<string | undefined> {
  const status = onlyStatus(target);
  return status?.kind === "commit-status" ? await restored(target.api, status) : undefined;
}

async function restored(api: Api, status: StatusTarget): Promise<string | undefined> {
  const kept = await restoreResult(api, status);
  if (kept === "not needed") return "the commit needs no measurement";
  return kept === undefined ? undefined : `the commit has the result of run ${kept.run.id}`;
}

/**
 * Ends the commit statuses of a run that has skipped its measurement. Each keeps an earlier result, or fails with what to do.
 *
 * @returns in words, as `keepResult`; undefined if no commit status is wanted
 * @throws PublishError
 */
export async function passOver(target: PublishTarget): Promise<string | undefined> {
  const { bases } = chooseAddressees(target.subject, undefined, false);
  const statuses = statusTargets(target, bases).filter(({ kind }) => kind === "commit-status");
  const ends: string[] = [];
  for (const status of statuses) {
    const kept = await restored(target.api, status);
    if (kept === undefined) await endWithoutResult(target.api, status, skippedAdvice);
    ends.push(kept ?? `the status ${formatValue(status.name)} fails: ${skippedAdvice}`);
  }
  return ends.length === 0 ? undefined : [...new Set(ends)].join("; ");
}

/** The subject with the pull request alone that a result is for, if there is only one: the post step does not have the results. */
export function addressedSubject(subject: Subject, result: Result): Subject {
  const { bases } = subject;
  const { pullRequests } = chooseAddressees(subject, claimedBase(result), result.state === "judged");
  const [only] = pullRequests;
  const base = only === undefined ? undefined : bases?.[only];
  return only === undefined || base === undefined
    ? subject
    : { ...subject, pullRequests: [only], bases: { [only]: base } };
}

/** The base branch that the results say they were measured for. */
function claimedBase(result: Result): string | undefined {
  return result.state === "judged" ? result.recording.origin?.base : undefined;
}

/** False if it is unknown: then finishing the status fails too, or finds it out. */
async function isStatusShared(api: Api, status: StatusTarget): Promise<boolean> {
  try {
    return (await findStatusStanding(api, status)).isShared;
  } catch (cause) {
    if (cause instanceof PublishError) return false;
    throw cause;
  }
}

/** The pull request's head if it is no longer the judged commit: a comment would pass for a report about it. */
async function movedHead(
  { api, repository, subject, settings }: PublishTarget,
  pullRequest: number,
): Promise<string | undefined> {
  if (settings.comment === "off") return undefined;
  const { head } = await readPullRequest(api, repository, pullRequest);
  return head === subject.commit ? undefined : head;
}

/**
 * Says on a pull request that the group with which a merge queue tried to merge it has failed: GitHub takes it out of the queue without a word. A later
 * group that does not fail changes that comment.
 *
 * @returns the comment's address, if there is one
 */
async function commentOnQueued(
  { api, repository, subject: { queued }, settings }: PublishTarget,
  result: Result,
  { name: own, ...source }: ReportSource,
): Promise<readonly string[]> {
  if (queued === undefined || settings.comment === "off") return [];
  const name = `${own} in the merge queue`;
  const hasFailed = source.conclusion === "failure";
  const remark =
    "it is that of the merge queue's group with this pull request, where lines in comments do not count";
  const { text: body } = renderComment(result, { ...source, name, ...(hasFailed && { remark }) });
  const { identity } = source;
  const update = await updateComment(api, repository, queued, {
    name,
    identity,
    onlyUpdate: !hasFailed,
    body,
  });
  return update.state === "written" ? [update.url] : [];
}

/** Undefined if no comment is wanted. */
async function publishComment(
  { api, repository, settings: { comment: mode } }: PublishTarget,
  pullRequest: number,
  result: Result,
  source: ReportSource,
): Promise<CommentUpdate | undefined> {
  if (mode === "off") return undefined;
  const { name, identity } = source;
  const { text: body } = renderComment(result, source);
  const onlyUpdate = !deservesComment(mode, result);
  return await updateComment(api, repository, pullRequest, { name, identity, onlyUpdate, body });
}

/** The status that is known before any results are; undefined if none is wanted, or only results say which of several it is. */
function onlyStatus(target: PublishTarget): StatusTarget | undefined {
  const [status, ...others] = statusTargets(target, chooseAddressees(target.subject, undefined, false).bases);
  return others.length > 0 ? undefined : status;
}

/** None if no status is wanted. A check run belongs to the commit alone. */
function statusTargets(
  { repository, subject, run, identity, settings }: PublishTarget,
  bases: readonly (string | undefined)[],
): readonly StatusTarget[] {
  const { status: kind, statusName, judges } = settings;
  if (kind === "off") return [];
  const hasBase = kind === "commit-status" && judges === "earlier";
  const names = hasBase ? bases.map((base) => nameWithBase(statusName, base)) : [statusName];
  return names.map((name) => ({ kind, repository, name, commit: subject.commit, run, identity }));
}

/**
 * Whether a step with these errors has to fail. Any error fails a step that publishes what an earlier job measured. A step that measures fails only if the
 * status is missing, which a merge may wait for; not if its token may never set one, as that of a fork's pull request.
 */
export function mustFail(judges: Judges, errors: readonly PublishError[]): boolean {
  if (judges === "earlier") return errors.length > 0;
  return errors.some(({ operation, refused }) => !refused && statusOperations.has(operation));
}

const statusOperations: ReadonlySet<Operation> = new Set(["write check run", "write commit status"]);
