import { type Engine, EngineFailure, type Session } from "../engines/engine.ts";
import type { Test, Variant } from "../suite/test.ts";
import type { Progress } from "./progress.ts";
import { type Failure, type Role, roles } from "./recording.ts";
import type { Records } from "./records.ts";
import type { Round, Schedule, Visit } from "./schedule.ts";
import { Sessions } from "./sessions.ts";
import type { Timeline } from "./timeline.ts";
import type { Workspace } from "./workspace.ts";

/** What measuring works with; all of it is handed in. */
export interface Laboratory {
  readonly engines: Readonly<Record<Role, Engine>>;
  readonly workspace: Workspace;
  readonly records: Records;
  readonly timeline: Timeline;
  readonly progress: Progress;
  /** Ends the run between two samples, and the one under way. */
  readonly signal: AbortSignal;
}

/**
 * Measures what `schedule` asks for, round by round, until it wants nothing more. Every sample is kept as it is
 * taken; an engine that fails a test is recorded so and costs that test alone.
 *
 * @param expectedNs what a visit to a test is thought to take, for the estimate of the remaining time
 * @param totalVisits how many visits are thought to come, for the same
 * @throws the signal's reason where it is aborted
 */
export async function collect(
  laboratory: Laboratory,
  schedule: Schedule,
  { expectedNs, totalVisits }: { expectedNs: (test: Test) => number; totalVisits: number },
): Promise<void> {
  const { records, progress } = laboratory;
  const all = records.all;
  let remaining =
    all.reduce((sum, test) => sum + expectedNs(test), 0) * (totalVisits / Math.max(1, all.length));
  let done = 0;
  for (let round = schedule(records.all); round !== undefined; round = schedule(records.all)) {
    await visitAll(laboratory, round, (test) => {
      progress.test({
        pass: "time",
        test,
        done,
        total: Math.max(totalVisits, done + 1),
        remainingNs: remaining,
      });
      done++;
      remaining = Math.max(0, remaining - expectedNs(test));
    });
  }
}

async function visitAll(laboratory: Laboratory, round: Round, onVisit: (test: Test) => void): Promise<void> {
  const { timeline, engines, workspace, signal } = laboratory;
  const sessions = new Sessions(engines, workspace, round.variant, signal);
  try {
    await timeline.during("prepare", () => openAll(sessions, round));
    for (const visit of round.visits) {
      signal.throwIfAborted();
      onVisit(visit.test);
      await visitOne(laboratory, sessions, round.number, visit);
    }
  } finally {
    await timeline.during("close", () => sessions.close());
  }
}

/** Opens what the round needs: the engines of one storage side by side, since nothing is timed yet. */
async function openAll(sessions: Sessions, { visits }: Round): Promise<void> {
  for (const storage of new Set(visits.map(({ test }) => test.storage)))
    await Promise.allSettled(roles.map((role) => sessions.get(role, storage)));
}

async function visitOne(
  { records, timeline, workspace, signal }: Laboratory,
  sessions: Sessions,
  round: number,
  { test, order }: Visit,
): Promise<void> {
  const job = { pass: "time", kind: test.kind, ...workspace.files(test) } as const;
  const failed = (role: Role) => async (cause: unknown) => {
    signal.throwIfAborted();
    records.failure(test, describeFailure(cause, role, round));
    await sessions.drop(role, test.storage);
    return undefined;
  };
  const ready = new Map<Role, Session>();
  await timeline.duringReady(async () => {
    const makeReady = async (role: Role) => {
      const session = await sessions.get(role, test.storage);
      const cost = await session.ready(job);
      ready.set(role, session);
      return cost;
    };
    const costs = await Promise.all(order.map((role) => makeReady(role).catch(failed(role))));
    return costs.filter((cost) => cost !== undefined);
  });
  for (const role of order) {
    const session = ready.get(role);
    if (session === undefined) continue;
    await timeline.during("timed and taken down", async () => {
      const measured = await session.go().catch(failed(role));
      if (measured !== undefined) records.sample(test, { role, round, ...measured });
    });
  }
}

/** @throws whatever is not an engine's failure */
export function describeFailure(cause: unknown, role: Role, round?: number): Failure {
  if (!(cause instanceof EngineFailure)) throw cause;
  return { reason: cause.reason, role, ...(round === undefined ? {} : { round }), message: cause.message };
}

/** The planned tests of one variant that have not failed. */
export function sound(records: Records, variant: Variant): Test[] {
  return records.all.filter((record) => record.variant === variant && record.failures.length === 0);
}
