import type { Mode } from "../model/settings.ts";
import type { Variant } from "../model/test.ts";
import type { WorkflowRun } from "../model/workflow-run.ts";
import type { PublishSettings } from "../options/action-inputs.ts";
import { commentParts, renderComment } from "../report/comment.ts";
import type { Result } from "../report/result.ts";
import type { ReportSource } from "../report/source.ts";
import { renderStatus } from "../report/status.ts";
import type { Api } from "./api.ts";
import { keepComments } from "./comments.ts";
import { type Operation, PublishError } from "./request-errors.ts";
import { beginStatus, finishStatus, type StatusPlace } from "./status.ts";
import type { Subject } from "./subject.ts";
import type { Repository } from "./workflow.ts";

/** Where a report goes, and how. */
export interface Target {
  readonly api: Api;
  readonly repository: Repository;
  readonly subject: Subject;
  readonly run: WorkflowRun;
  readonly settings: PublishSettings;
  /** What annotations are pinned to. */
  readonly file?: string;
}

/** What became of it. A report that could not be delivered is a value: what was measured stands all the same. */
export interface Delivery {
  readonly commentUrls: readonly string[];
  /** Things to say that are no failure. */
  readonly notices: readonly string[];
  readonly problems: readonly PublishError[];
}

/**
 * Says on the commit that judging goes on, where there is to be a status.
 *
 * @returns where the status stands, for whoever has to finish it
 * @throws PublishError
 */
export async function announce({
  api,
  repository,
  subject,
  run,
  settings,
}: Target): Promise<StatusPlace | undefined> {
  const { status: kind, statusName: name } = settings;
  if (kind === "off") return undefined;
  const place = { kind, repository, name, commit: subject.commit, run };
  await beginStatus(api, place);
  return place;
}

/**
 * Brings a result to the pull requests and to the commit. The status comes last: it says that all is there.
 *
 * @param planned the variants that were to be measured
 */
export async function deliver(
  target: Target,
  result: Result,
  source: ReportSource,
  planned: readonly Variant[],
): Promise<Delivery> {
  const commentUrls: string[] = [];
  const notices: string[] = [];
  const problems: PublishError[] = [];
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (cause) {
      if (!(cause instanceof PublishError)) throw cause;
      problems.push(cause);
    }
  };
  for (const pullRequest of target.subject.pullRequests)
    await attempt(async () => {
      const { urls, notice } = await comment(target, pullRequest, result, source, planned);
      commentUrls.push(...urls);
      if (notice !== undefined) notices.push(notice);
    });
  await attempt(async () => await setStatus(target, result, source));
  return { commentUrls, notices, problems };
}

async function comment(
  { api, repository, settings }: Target,
  pullRequest: number,
  result: Result,
  source: ReportSource,
  planned: readonly Variant[],
): Promise<{ readonly urls: readonly string[]; readonly notice?: string }> {
  if (settings.comment === "off") return { urls: [] };
  const parts = commentParts(settings.comment, planned).map((part) => ({
    part,
    body: renderComment(result, part, source).text,
  }));
  const kept = await keepComments(api, repository, pullRequest, {
    name: source.name,
    run: source.run,
    parts,
  });
  if (kept.state === "written") return { urls: kept.urls };
  const notice = `pull request ${pullRequest} has the report of run ${kept.run.id}, which began after this one: it stays as it is`;
  return { urls: [], notice };
}

async function setStatus(
  { api, repository, subject, run, settings, file }: Target,
  result: Result,
  source: ReportSource,
) {
  const { status: kind, statusName: name } = settings;
  if (kind === "off") return;
  const place = { kind, repository, name, commit: subject.commit, run };
  await finishStatus(api, place, source.conclusion, renderStatus(result, source, file));
}

/**
 * Whether a step whose report could not be delivered in whole has to fail. One that measured fails for a status that is
 * missing, on which a merge may wait, unless its token may not set it, as a fork's never may; one that does nothing but
 * publish fails for whatever is missing.
 */
export function isUndelivered(mode: Mode, problems: readonly PublishError[]): boolean {
  if (mode === "publish") return problems.length > 0;
  return problems.some(({ operation, refused }) => !refused && statusOperations.has(operation));
}

const statusOperations: ReadonlySet<Operation> = new Set(["write check run", "write commit status"]);
