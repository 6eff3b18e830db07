import type { Conclusion } from "../model/outcome.ts";
import { findStanding, isSameStep, type ReportIdentity, type Standing } from "../model/report-identity.ts";
import type { StatusReport } from "../report/status.ts";
import type { Api } from "./api.ts";
import { cancelCheckRun, completeCheckRun, createCheckRun, listCheckRuns } from "./check-runs.ts";
import {
  isCommitStatusPending,
  listCommitStatuses,
  restoreNewestCommitStatus,
  setCommitStatus,
} from "./commit-statuses.ts";
import { retryIdempotently } from "./retries.ts";
import type { StatusTarget } from "./status-target.ts";

/** GitHub's record of a step's status: a check run, or one of its commit statuses. */
interface Entry {
  /** Rises with every entry. */
  readonly id: number;
  readonly identity: ReportIdentity;
}

/**
 * Creates the step's status as pending, unless a newer run or another step of this run has one of that name. A branch rule
 * that requires it waits for `finishStatus`.
 *
 * @throws PublishError
 */
export async function beginStatus(api: Api, target: StatusTarget): Promise<Standing> {
  const standing = await findStatusStanding(api, target);
  if (standing.newer !== undefined || standing.isShared) return standing;
  if (target.kind === "commit-status") await setCommitStatus(api, target, "pending", "measuring");
  else await findOrCreateCheckRun(api, target);
  // If two steps start at the same time, the one with the higher id gives way.
  const entries = await listEntries(api, target);
  const own = Math.min(
    ...entries.filter((one) => isSameStep(one.identity, target.identity)).map(({ id }) => id),
  );
  return standingAmong(
    target,
    entries.filter(({ id }) => id <= own),
  );
}

/**
 * How the step's status stands among those of its name.
 *
 * @throws PublishError
 */
export async function findStatusStanding(api: Api, target: StatusTarget): Promise<Standing> {
  return standingAmong(target, await listEntries(api, target));
}

/**
 * Completes the step's status with its conclusion and report, unless a newer run has one of that name. Another step's is
 * left alone. A failure is left below the pending commit status of a newer run.
 *
 * @returns how it stands afterwards
 * @throws PublishError
 */
export async function finishStatus(
  api: Api,
  target: StatusTarget,
  conclusion: Conclusion,
  report: StatusReport,
): Promise<Standing> {
  let standing = await findStatusStanding(api, target);
  if (standing.newer === undefined) {
    if (target.kind === "check-run")
      await completeCheckRun(api, target, await findOrCreateCheckRun(api, target), conclusion, report);
    // A commit status cannot be neutral: one that does not block is a success, and its text says more.
    else
      await setCommitStatus(
        api,
        target,
        conclusion === "failure" ? "failure" : "success",
        report.description,
      );
    standing = await findStatusStanding(api, target);
  } else if (
    target.kind === "commit-status" &&
    conclusion === "failure" &&
    (await isCommitStatusPending(api, target))
  )
    // The newer run has not ended: it has to see that this one failed, and then fails too.
    await setCommitStatus(api, target, "failure", report.description);
  if (standing.newer !== undefined) await giveWay(api, target, standing.newer);
  return standing;
}

/** Ends what the step has begun, without a result: the newer run's status counts. */
async function giveWay(api: Api, target: StatusTarget, newer: ReportIdentity): Promise<void> {
  if (target.kind === "commit-status") return await restoreNewestCommitStatus(api, target);
  const own = await findCheckRun(api, target);
  if (own !== undefined) await cancelCheckRun(api, target, own.id, newer);
}

function standingAmong({ identity }: StatusTarget, entries: readonly Entry[]): Standing {
  return findStanding(
    identity,
    entries.map((one) => one.identity),
  );
}

async function listEntries(api: Api, target: StatusTarget): Promise<readonly Entry[]> {
  return target.kind === "check-run"
    ? await listCheckRuns(api, target)
    : await listCommitStatuses(api, target);
}

/** A second check run of the same step would stay in progress forever. */
async function findOrCreateCheckRun(api: Api, target: StatusTarget): Promise<number> {
  return await retryIdempotently(async () => {
    const own = await findCheckRun(api, target);
    return own?.id ?? (await createCheckRun(api, target));
  });
}

/** The step's own check run; undefined if it has none. */
async function findCheckRun(api: Api, target: StatusTarget) {
  return (await listCheckRuns(api, target)).find((one) => isSameStep(one.identity, target.identity));
}
