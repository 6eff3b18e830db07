import { acceptRegressions, type GivenAcceptances } from "../verdict/acceptances.ts";
import type { Verdict } from "../verdict/judge.ts";
import { findAcceptances } from "./acceptances.ts";
import { annotate } from "./job-log.ts";
import type { PublishTarget } from "./publish.ts";
import { PublishError } from "./request-errors.ts";

/**
 * Applies what the pull request's people accept. They are asked for only if a ceiling is exceeded: nothing else can be
 * accepted. If GitHub does not answer, nothing is.
 *
 * @param target undefined if no pull request is reported on
 */
export async function acceptStep(
  target: PublishTarget | undefined,
  verdict: Verdict,
  now: Date,
): Promise<Verdict> {
  const own = acceptRegressions(verdict, now);
  if (target === undefined || own.outcome !== "fail" || own.measurement.state !== "complete") return own;
  return acceptRegressions(verdict, now, await readAcceptances(target));
}

/** Undefined if nothing that somebody writes would count. */
async function readAcceptances({
  api,
  repository,
  subject,
}: PublishTarget): Promise<GivenAcceptances | undefined> {
  const [number, ...others] = subject.pullRequests;
  if (number === undefined) return undefined;
  if (others.length > 0) {
    // The status is the commit's: an acceptance for one pull request must not merge another.
    annotate.notice(
      `accepted regressions are not looked up: the commit is the head of pull requests ${subject.pullRequests.join(" and ")}`,
    );
    return undefined;
  }
  try {
    return { head: subject.commit, ...(await findAcceptances(api, repository, number)) };
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    annotate.warning(cause.message);
    return undefined;
  }
}
