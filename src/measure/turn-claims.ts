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
 * Compares the candidate's times with how long the other engines have waited for its turns, which their own drivers have measured: nothing in
 * the candidate's process can change that. Honest samples of SQLite and DoltLite, beside 20 other processes, left at most 0.7 ms unexplained.
 */
export class TurnClaims {
  readonly #forged = new HalfOfSamples();

  /**
   * The candidate's failure if its samples of a test claim less time than the others have waited for it.
   *
   * @param taken the samples that took turns with each other
   */
  failureIn(test: Test, round: number, taken: ReadonlyMap<Arm, Claim>): Failure | undefined {
    const observers = [...taken.keys()].filter((arm) => arm !== lookedAt);
    if (!taken.has(lookedAt) || observers.length === 0) return undefined;
    const least = observers
      .map((observer) => unexplainedBy(observer, taken))
      .reduce((one, other) => (other.ns < one.ns ? other : one));
    if (!this.#forged.add(testPath(test), least.ns > 0)) return undefined;
    const message =
      `forged clock: its turns take ${milliseconds(least.claimedNs)} by its own times, and ` +
      `${milliseconds(least.waitedNs)} by those of ${least.observer}, which waited for them`;
    return { reason: "error", role: lookedAt, round, message };
  }
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
  const share = ownQueue / (ownQueue + own.ns);
  const waitedNs = Math.max(
    0,
    own.waited.ns - Math.max(0, ownQueue - (own.queuedNs ?? 0)) - startedLaterNs(own, others),
  );
  const claimedNs = others.reduce((sum, one) => sum + one.ns + queueOf(one, share), 0);
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
function queueOf({ ns, queuedNs = 0, waited }: Claim, share: number): number {
  const seen = waited?.queuedNs ?? 0;
  const whole = ns + Math.max(seen, queuedNs);
  return Math.min(
    Math.max(seen, queuedNs),
    Math.max(queues.ofOthers * share * whole, queues.share * whole, queues.ns),
  );
}
