import { type Engine, EngineFailure, type Session } from "../engines/engine.ts";
import type { Test } from "../suite/test.ts";
import type { Progress } from "./progress.ts";
import { type Failure, type Role, roles, type Sample } from "./recording.ts";
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

/** What is known before measuring begins, for the estimate of the remaining time. */
export interface Forecast {
  /** What a visit to a test is thought to take, nanoseconds; only its relation to the other tests matters in the end. */
  readonly visitNs: (test: Test) => number;
  /** How many visits to each test are thought to come. */
  readonly visits: number;
  /** A monotonic clock, nanoseconds. */
  readonly now: () => number;
}

/**
 * Measures what `schedule` asks for, round by round, until it wants nothing more. Every sample is kept as it is
 * taken; an engine that fails a test is recorded so and costs that test alone.
 *
 * @throws the signal's reason where it is aborted
 */
export async function collect(
  laboratory: Laboratory,
  schedule: Schedule,
  { visitNs, visits, now }: Forecast,
): Promise<void> {
  const { records, progress } = laboratory;
  const all = records.all;
  const expected = visits * all.reduce((sum, test) => sum + visitNs(test), 0);
  const total = visits * all.length;
  const start = now();
  let done = 0;
  let past = 0;
  for (let round = schedule(records.all); round !== undefined; round = schedule(records.all)) {
    await visitAll(laboratory, round, (test) => {
      // Getting ready takes time besides: how much shows in what the visits so far have really taken.
      const pace = past === 0 ? 1 : (now() - start) / past;
      const remainingNs = Math.max(0, expected - past) * pace;
      progress.test({ pass: "time", test, done, total: Math.max(total, done + 1), remainingNs });
      done++;
      past += visitNs(test);
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
  const { statements, warm } = workspace.files(test);
  const job = { pass: "time", kind: test.kind, statements, warm } as const;
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
  // Kept only when both have run: storing a sample writes to the disk that the other may be timed on.
  const samples: Sample[] = [];
  try {
    for (const role of order) {
      const session = ready.get(role);
      if (session === undefined) continue;
      await timeline.during("timed and taken down", async () => {
        const measured = await session.go().catch(failed(role));
        if (measured !== undefined) samples.push({ role, round, ...measured });
      });
    }
  } finally {
    for (const sample of samples) records.sample(test, sample);
  }
}

/** @throws whatever is not an engine's failure */
export function describeFailure(cause: unknown, role: Role, round?: number): Failure {
  if (!(cause instanceof EngineFailure)) throw cause;
  return { reason: cause.reason, role, ...(round === undefined ? {} : { round }), message: cause.message };
}
