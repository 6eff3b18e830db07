import type { SampleResult } from "../engines/engine.ts";
import { untimed } from "../engines/sample-watch.ts";
import { milliseconds } from "../messages/milliseconds.ts";
import type { Failure } from "../model/sample.ts";
import { type Test, testPath } from "../model/test.ts";
import { HalfOfSamples } from "./half-of-samples.ts";
import { lookedAt } from "./looks.ts";
import type { Arm } from "./schedule.ts";

/** The times of one engine's sample. */
type Claim = Pick<SampleResult, "ns" | "queuedNs" | "chunks" | "waited">;

/**
 * The most that a thread may have queued for a processor without making the others' waits longer: so many times the share that an observer
 * has queued, and a share and nanoseconds where that is less.
 */
const queues = { ofOthers: 2, share: 0.25, ns: 2e6 } as const;

/**
 * By how much a reply may be later than the others', nanoseconds: where other threads or processes of the engine ran for half of that time at least; behind untimed
 * statements; and elsewhere. On a busy machine any process waits: at a load of 8, one reply of 200 was 118 ms later, and several in a row 25 ms.
 */
const mostLate = { workingNs: 10e6, afterNs: 50e6, ns: 200e6 } as const;

/**
 * Compares the candidate's times with how long the other engines have waited for its turns, which their own drivers have measured: nothing in
 * the candidate's process can change that. Honest samples of SQLite and DoltLite, beside 20 other processes, left at most 0.7 ms unexplained.
 */
export class TurnClaims {
  readonly #forged = new HalfOfSamples();
  readonly #late = new HalfOfSamples();

  /**
   * The candidate's failure if its samples of a test claim less time than the others have waited for it.
   *
   * @param taken the samples that took turns with each other
   * @param hasAfter whether untimed statements are executed behind the timed ones
   */
  failureIn(
    test: Test,
    round: number,
    taken: ReadonlyMap<Arm, Claim>,
    hasAfter = false,
  ): Failure | undefined {
    const observers = [...taken.keys()].filter((arm) => arm !== lookedAt);
    const claim = taken.get(lookedAt);
    if (claim === undefined || observers.length === 0) return undefined;
    const failed = (message: string) => ({ reason: "error", role: lookedAt, round, message }) as const;
    const least = observers
      .map((observer) => unexplainedBy(observer, taken))
      .reduce((one, other) => (other.ns < one.ns ? other : one));
    const late = lateBy(
      claim,
      observers.map((observer) => taken.get(observer) as Claim),
      hasAfter,
    );
    const isLate = this.#late.add(testPath(test), late.ns > late.allowedNs);
    if (this.#forged.add(testPath(test), least.ns > 0))
      return failed(
        `forged clock: its turns take ${milliseconds(least.claimedNs)} by its own times, and ` +
          `${milliseconds(least.waitedNs)} by those of ${least.observer}, which waited for them`,
      );
    const behind = hasAfter
      ? "in the statements behind the timed ones, or in calls around them"
      : "behind its last turn";
    return isLate
      ? failed(
          `works ${behind}, where nothing is timed: it replied ${milliseconds(late.ns)} later than the others`,
        )
      : undefined;
  }
}

/**
 * How much later than the others' last reply the candidate's was, without its last turn, and how much later it may be: statements behind the timed ones
 * may take as long as these more than the others' do, and nothing else is executed there.
 */
function lateBy(claim: Claim, others: readonly Claim[], hasAfter: boolean) {
  const last = Math.max(...others.map(({ waited }) => waited?.repliedAt ?? Number.POSITIVE_INFINITY));
  const share = Math.max(...others.map(queuedShare));
  const ns = (claim.waited?.repliedAt ?? last) - last - (claim.waited?.lastTurnNs ?? claim.ns);
  const inAllNs = claim.waited?.queuedNs ?? 0;
  const betweenNs = Math.max(0, inAllNs - (claim.queuedNs ?? 0));
  const queuedNs = queueBeside(claim.ns, betweenNs, share);
  const ownNs = hasAfter ? claim.ns : claim.ns * untimed.share;
  const lateNs = ns - queuedNs;
  const workedNs = (claim.waited?.threadsNs ?? 0) + (claim.waited?.processesNs ?? 0);
  const restNs = hasAfter ? mostLate.afterNs : mostLate.ns;
  return { ns: lateNs, allowedNs: (workedNs >= lateNs / 2 ? mostLate.workingNs : restNs) + ownNs };
}

/** How long a thread that ran for a time queued, as far as a share of others' time explains it, nanoseconds. */
function queueBeside(ranNs: number, queuedNs: number, share: number): number {
  const alike = share < 1 ? (ranNs * share) / (1 - share) : queuedNs;
  return Math.min(queuedNs, Math.max(queues.ofOthers * alike, queues.ns));
}

/** The share of an engine's time for which its thread queued for a processor; 0 where the system does not say. */
function queuedShare({ ns, waited }: Pick<Claim, "ns" | "waited">): number {
  const queued = waited?.queuedNs ?? 0;
  return queued / Math.max(1, queued + ns);
}

/**
 * The work that the candidate's writes put off until somebody reads: nanoseconds by which a second reading of what they have left is faster than the first. Its
 * queueing for a processor is taken off as far as the others' in their turns explains it: an engine can have processes of its own in the queue.
 *
 * @returns 0 if nobody has read
 */
export function leftBehind(taken: ReadonlyMap<Arm, Pick<SampleResult, "ns" | "waited" | "shown">>): number {
  const shown = taken.get(lookedAt)?.shown;
  if (shown === undefined) return 0;
  const others = [...taken].flatMap(([arm, claim]) => (arm === lookedAt ? [] : [claim]));
  const share = Math.max(0, ...others.map(queuedShare));
  const { firstNs, queuedNs, secondNs } = shown;
  return Math.max(0, firstNs - queueBeside(firstNs - queuedNs, queuedNs, share) - secondNs);
}

interface Unexplained {
  readonly observer: Arm;
  /** The times of all others, with what they have queued. */
  readonly claimedNs: number;
  /** How long the observer waited, without its own queueing, and without the time before all were told to start. */
  readonly waitedNs: number;
  /** By how much that is more than it may be; -Infinity where the system does not say. */
  readonly ns: number;
}

function unexplainedBy(observer: Arm, taken: ReadonlyMap<Arm, Claim>): Unexplained {
  const own = taken.get(observer) as Claim;
  const others = [...taken].flatMap(([arm, claim]) => (arm === observer ? [] : [claim]));
  const ownQueue = own.waited?.queuedNs;
  if (
    own.waited === undefined ||
    ownQueue === undefined ||
    others.some(({ waited }) => waited?.queuedNs === undefined)
  )
    return { observer, claimedNs: 0, waitedNs: 0, ns: Number.NEGATIVE_INFINITY };
  const share = queuedShare(own);
  const waitedNs = Math.max(
    0,
    own.waited.ns - Math.max(0, ownQueue - (own.queuedNs ?? 0)) - startedLaterNs(own, others),
  );
  const claimedNs = others.reduce((sum, one) => sum + one.ns + explainedQueue(one, share), 0);
  const chunks = others.reduce((sum, one) => sum + (one.chunks?.length ?? 0), 0);
  const timedNs = others.reduce((sum, { ns }) => sum + ns, 0);
  const allowedNs =
    untimed.ns + chunks * untimed.chunkNs + timedNs * untimed.share + own.waited.ns * untimed.passedShare;
  return { observer, claimedNs, waitedNs, ns: waitedNs - claimedNs - allowedNs };
}

/** For how long an engine that was told to start waited before the last of the others was told, as on a busy machine. */
function startedLaterNs({ waited }: Claim, others: readonly Claim[]): number {
  const last = Math.max(...others.map((one) => one.waited?.told?.to ?? 0));
  return Math.max(0, last - (waited?.told?.from ?? last));
}

/** How long an engine's thread queued, as far as an observer's queueing explains it: an engine can have others of its own in the queue. */
function explainedQueue(
  { ns, queuedNs = 0, waited }: Pick<Claim, "ns" | "queuedNs" | "waited">,
  share: number,
): number {
  const seen = waited?.queuedNs ?? 0;
  const whole = ns + Math.max(seen, queuedNs);
  return Math.min(
    Math.max(seen, queuedNs),
    Math.max(queues.ofOthers * share * whole, queues.share * whole, queues.ns),
  );
}
