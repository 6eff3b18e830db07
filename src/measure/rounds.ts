import {
  EngineFailure,
  isServer,
  type SampleRequest,
  type SampleResult,
  type Session,
} from "../engines/engine.ts";
import type { Turns } from "../engines/turn-table.ts";
import type { Role } from "../model/engine.ts";
import type { Failure, Sample } from "../model/sample.ts";
import { type Test, testPath, type Variant } from "../model/test.ts";
import { sharesReads } from "../suite/shared-reads.ts";
import type { MeasureContext } from "./context.ts";
import { allEnded } from "./in-parallel.ts";
import { isPutOff, lookedAt, mostLooks, type PutOff, putOffBy } from "./looks.ts";
import type { Place } from "./places.ts";
import type { Records } from "./records.ts";
import { RemainingTime } from "./remaining-time.ts";
import type { Arm, Round, Schedule, Visit } from "./schedule.ts";
import { Sessions } from "./sessions.ts";
import { isPreparation, type Limited } from "./timeouts.ts";
import { leftBehind } from "./turn-claims.ts";
import { planTurns } from "./turn-plan.ts";

/** Facts that are known before measuring begins, and the limit that ends it. */
export interface TimeBudget {
  /** The time of a test's check by all engines, nanoseconds. */
  readonly checkNs: (test: Test) => number;
  /** A monotonic clock, nanoseconds. */
  readonly now: () => number;
  /** When no other visit is begun, on that clock; absent if there is no limit. */
  readonly deadline?: number;
  /** When no other visit that only narrows intervals is begun. */
  readonly narrowUntil?: number;
}

const passes = { screening: "time", confirmation: "confirm", precision: "narrow", decided: "time" } as const;

/**
 * Measures what `schedule` asks for, round by round, until it wants nothing more or the time is up. Every sample is stored
 * as it is taken; an engine's failure is recorded and costs that test alone.
 *
 * @returns whether the time ran out first
 * @throws the signal's reason if it is aborted
 */
export async function runRounds(
  context: MeasureContext,
  schedule: Schedule,
  { checkNs, now, deadline: last = Number.POSITIVE_INFINITY, narrowUntil = last }: TimeBudget,
): Promise<"done" | "out of time"> {
  const { records, progress, places } = context;
  const remaining = new RemainingTime(checkNs, (test) =>
    needsMachine(context, test) ? 1 : Math.max(1, places.beside.length),
  );
  for (let round = schedule(records.all); round !== undefined; round = schedule(records.all)) {
    const { phase, visits, tests, expected } = round;
    const deadline = phase === "precision" ? Math.min(last, narrowUntil) : last;
    const ahead = new Map(visits.map((visit) => [visit, { test: visit.test, visits: 1 }]));
    const isDone = await visitAll(context, round, (visit) => {
      const start = now();
      if (start >= deadline) return undefined;
      // A suspect is looked at after each pair, and nobody knows how many it takes.
      const limitNs = Number.isFinite(deadline) ? deadline - start : undefined;
      const remainingNs =
        phase === "confirmation"
          ? undefined
          : Math.min(remaining.of([...ahead.values(), ...expected]), deadline - start);
      progress.test({ pass: passes[phase], test: visit.test, tests, remainingNs, limitNs });
      return () => {
        ahead.delete(visit);
        remaining.visited(visit.test, now() - start);
      };
    });
    // Intervals are narrowed as far as the time allows: everything is decided by then.
    if (!isDone) return phase === "precision" ? "done" : "out of time";
  }
  return "done";
}

/** Visits that share processes, which follow each other at one place. */
type Block = readonly [Visit, ...Visit[]];

/** The blocks of a round that places take: each takes those of one variant as long as there are some, since it has the processes of one at a time. */
class BlockQueue {
  readonly #left: Block[];
  readonly #variants = new Map<Place, Variant>();

  constructor(blocks: readonly Block[]) {
    this.#left = [...blocks];
  }

  /**
   * Gives a place the variant whose blocks it takes next: one that the fewest other places have, and of those the one with the most visits.
   *
   * @returns undefined once all blocks are taken
   */
  begin(place: Place): Variant | undefined {
    this.#variants.delete(place);
    const others = [...this.#variants.values()];
    const [chosen] = [...Map.groupBy(this.#left, variantOf)]
      .map(([variant, blocks]) => ({
        variant,
        places: others.filter((one) => one === variant).length,
        visits: blocks.flat().length,
      }))
      .toSorted((one, other) => one.places - other.places || other.visits - one.visits);
    if (chosen === undefined) return undefined;
    this.#variants.set(place, chosen.variant);
    return chosen.variant;
  }

  /** The next block of a variant, if possible one whose processes are open here: opening others takes time and memory. */
  take(variant: Variant, sessions: Sessions): Block | undefined {
    const own = this.of(variant);
    const block = own.find(([{ test }]) => sessions.has(test)) ?? own[0];
    if (block !== undefined) this.#left.splice(this.#left.indexOf(block), 1);
    return block;
  }

  /** The blocks of a variant that nobody has taken. */
  of(variant: Variant): Block[] {
    return this.#left.filter((block) => variantOf(block) === variant);
  }
}

function variantOf([{ test }]: Block): Variant {
  return test.variant;
}

/**
 * @param onVisit called before each visit; what it returns, after it; undefined to end the round
 * @returns whether all were visited
 */
async function visitAll(
  context: MeasureContext,
  round: Round,
  onVisit: (visit: Visit) => (() => void) | undefined,
): Promise<boolean> {
  const { timeline, engines, workspace, signal, places } = context;
  const blocks = blocksOf(round.visits);
  const isBeside = (block: Block) =>
    places.beside.length > 0 && !block.some(({ test }) => needsMachine(context, test));
  // Long blocks first, so that no place is left with one when the others have nothing to do.
  const beside = new BlockQueue(blocks.filter(isBeside).toSorted((one, other) => other.length - one.length));
  const alone = new BlockQueue(blocks.filter((block) => !isBeside(block)));
  let isOver = false;
  const visitVariant = async (place: Place, queue: BlockQueue, variant: Variant) => {
    const sessions = new Sessions(engines, workspace, variant, "time", signal, { place });
    try {
      if (place === places.alone)
        await timeline.during("prepare", () => openAll(sessions, queue.of(variant).flat()));
      for (
        let block = queue.take(variant, sessions);
        block !== undefined;
        block = queue.take(variant, sessions)
      ) {
        for (const visit of block) {
          signal.throwIfAborted();
          const onEnd = isOver ? undefined : onVisit(visit);
          isOver ||= onEnd === undefined;
          if (onEnd === undefined) return;
          await visitOne(context, sessions, place, visit);
          onEnd();
        }
        const last = block.at(-1) as Visit;
        if (sharesReads(last.test)) await endReads(context, sessions, last);
      }
    } catch (cause) {
      // An engine's own faults are its test's alone. After any other one the rest of the round is not worth measuring.
      isOver = true;
      throw cause;
    } finally {
      await timeline.during("close", () => sessions.close());
    }
  };
  const visitAt = async (place: Place, queue: BlockQueue) => {
    for (let variant = queue.begin(place); variant !== undefined; variant = queue.begin(place)) {
      if (isOver) return;
      await visitVariant(place, queue, variant);
    }
  };
  await allEnded(places.beside.map((place) => visitAt(place, beside)));
  await visitAt(places.alone, alone);
  return !isOver;
}

/** Whether nothing may be timed beside a visit: durable commits wait for one disk, and a cold file is read from it. */
function needsMachine({ workspace }: MeasureContext, test: Test): boolean {
  const isCold = workspace.variant("baseline", test.variant).dropsCache === true;
  return planTurns(test).processor === "any" || isCold;
}

function blocksOf(visits: readonly Visit[]): Block[] {
  const blocks: [Visit, ...Visit[]][] = [];
  for (const visit of visits) {
    const last = blocks.at(-1);
    const before = last?.at(-1)?.test;
    const isShared = before !== undefined && sharesReads(before) && sharesReads(visit.test);
    if (last !== undefined && isShared && placeIn(before) === placeIn(visit.test)) last.push(visit);
    else blocks.push([visit]);
  }
  return blocks;
}

/** Reads of one variant and storage share a process. */
function placeIn({ variant, storage }: Test): string {
  return `${variant} ${storage}`;
}

/** Opens what the visits need: the engines of one storage side by side, since nothing is timed yet. */
async function openAll(sessions: Sessions, visits: readonly Visit[]): Promise<void> {
  for (const own of Map.groupBy(visits, ({ test }) => test.storage).values())
    await Promise.allSettled(own.flatMap(({ test, order }) => order.map((arm) => sessions.get(arm, test))));
}

/** The results of a visit's arms, each in one of the two. */
interface Outcomes {
  readonly timed: (Omit<Sample, "role" | "round"> & { readonly arm: Arm })[];
  readonly failures: Failure[];
}

async function visitOne(
  context: MeasureContext,
  sessions: Sessions,
  place: Place,
  visit: Visit,
): Promise<void> {
  const { records, workspace, looks } = context;
  const { test, round } = visit;
  const outcomes: Outcomes = { timed: [], failures: [] };
  const check = isLookedAt(context, visit) ? records.checkOf(test, lookedAt) : undefined;
  const state = check !== undefined && looks.at(test, round) ? workspace.files(test).state : undefined;
  try {
    const { failures } = outcomes;
    for (let taken = 1; taken <= mostLooks; taken++) {
      const into = taken === 1 ? outcomes : { timed: [], failures };
      const seen = await takeSamples(context, sessions, place, { visit, outcomes: into, state });
      if (check === undefined || seen === undefined) break;
      const lie = looks.lieIn(test, round, check, seen);
      if (lie !== undefined) failures.push(lie);
      if (lie !== undefined || !isPutOff(seen)) break;
      if (taken === mostLooks) failures.push(putOffBy(test, round, seen));
    }
  } finally {
    // Only when all have run: storing a sample writes to the disk that another may be timed on.
    records.transaction(() => recordVisit(records, visit, outcomes));
  }
}

/** A visit's samples. */
interface TakenSamples {
  readonly visit: Visit;
  /** Takes their results. */
  readonly outcomes: Outcomes;
  /** The queries for what the candidate's sample leaves, asked behind its reply; none are asked if absent. */
  readonly state: string | undefined;
}

/** Has each engine of a visit take a sample. @returns the candidate's, with what it left undone; undefined if there is none */
async function takeSamples(
  context: MeasureContext,
  sessions: Sessions,
  place: Place,
  { visit: { test, round, order }, outcomes, state }: TakenSamples,
): Promise<(SampleResult & PutOff) | undefined> {
  const { timeline, workspace, timeouts, idleTurns, turnClaims } = context;
  const { statements, warm, transactions, before, after, errors, opens } = workspace.files(test);
  const job = {
    pass: "time",
    kind: test.kind,
    statements,
    // Several connections prepare their statements before they start.
    isNamedLast: workspace.threads === 1,
    warm,
    timeoutMs: timeouts.of(test),
    ...(sharesReads(test) ? { shares: "reads" as const } : {}),
    opens,
    transactions,
    before,
    after,
    errors,
  } as const satisfies SampleRequest;
  const failed = (arm: Arm) => async (cause: unknown) => {
    outcomes.failures.push(describeFailure(context, cause, test, roleOf(arm), { round }));
    await sessions.drop(arm, test);
    return undefined;
  };
  const ready = new Map<Arm, Session>();
  await timeline.duringReady(async () => {
    const makeReady = async (arm: Arm) => {
      const session = await sessions.get(arm, test);
      const cost = await session.ready(job);
      ready.set(arm, session);
      return cost;
    };
    const costs = await Promise.all(order.map((arm) => makeReady(arm).catch(failed(arm))));
    return costs.filter((cost) => cost !== undefined);
  });
  const arms = order.filter((arm) => ready.has(arm));
  const go = async (arm: Arm, turns?: Turns) => {
    const sample = await (ready.get(arm) as Session).go(turns, arm === lookedAt ? state : undefined);
    const busy = idleTurns.failureIn(test, roleOf(arm), round, sample);
    if (busy !== undefined) outcomes.failures.push(busy);
    return busy === undefined ? { arm, sample } : undefined;
  };
  const timed = await timeline.during("timed and taken down", async () => {
    if (workspace.threads === 1) return await goInTurns(context, place, test, { arms, go, failed });
    // Several connections use all processors: each engine has them for itself.
    const samples: (Awaited<ReturnType<typeof go>> | undefined)[] = [];
    for (const arm of arms) samples.push(await go(arm).catch(failed(arm)));
    return samples;
  });
  const taken = timed.filter((one) => one !== undefined);
  const samples = new Map(taken.map(({ arm, sample }) => [arm, sample]));
  const forged = turnClaims.failureIn(test, round, samples, after !== undefined);
  if (forged !== undefined) outcomes.failures.push(forged);
  const believed = taken.filter(({ arm }) => forged === undefined || roleOf(arm) !== forged.role);
  outcomes.timed.push(...believed.map(({ arm, sample }) => ({ arm, ...recordedOf(sample) })));
  const seen = believed.find(({ arm }) => arm === lookedAt)?.sample;
  return seen && { ...seen, leftNs: leftBehind(samples) };
}

/** The part of a sample that results have. */
function recordedOf(sample: SampleResult): Omit<Sample, "role" | "round"> {
  const { ns, work, cost, latencies, transactions, chunks, commitNs, openNs, queuedNs, repeated } = sample;
  return { ns, work, cost, latencies, transactions, chunks, commitNs, openNs, queuedNs, repeated };
}

/** How the engines of a test that are ready take a sample each. */
interface InTurns<Taken> {
  readonly arms: readonly Arm[];
  readonly go: (arm: Arm, turns: Turns) => Promise<Taken>;
  readonly failed: (arm: Arm) => (cause: unknown) => Promise<undefined>;
}

/** @returns what each engine has taken, in their order; undefined if it failed */
async function goInTurns<Taken>(
  { records, engines }: MeasureContext,
  { turnTable }: Place,
  test: Test,
  { arms, go, failed }: InTurns<Taken>,
): Promise<(Taken | undefined)[]> {
  turnTable.reset(planTurns(test, isServer(engines.baseline)).processor);
  return await Promise.all(
    arms.map(async (arm, own) => {
      try {
        return await go(arm, { table: turnTable, own, count: arms.length, ...chunksOf(records, test) });
      } catch (cause) {
        // First of all: the others wait for its turn.
        turnTable.setFailed(own);
        return await failed(arm)(cause);
      }
    }),
  );
}

/** Whether an engine in the process that times it could do other work there than in the check. */
function isLookedAt({ engines, records, workspace }: MeasureContext, { test, order }: Visit): boolean {
  const isAlone = order.includes("control") || workspace.threads > 1 || isServer(engines.baseline);
  return !isAlone && order.includes(lookedAt) && records.checkOf(test, lookedAt) !== undefined;
}

/** How long the chunks and turns of a test's samples are. */
function chunksOf(records: Records, test: Test): Pick<Turns, "statements" | "chunks"> {
  const statements = records.chunkStatementsOf(test);
  const chunks = records.turnChunksOf(test);
  if (statements === undefined || chunks === undefined)
    throw new Error(`${testPath(test)} is to be timed in turns, but has no chunks`);
  return { statements, chunks };
}

/**
 * Ends the processes that reads of a storage have shared. Which of them an engine that ends badly has failed in is not
 * known: the last is named.
 */
async function endReads(context: MeasureContext, sessions: Sessions, { test, round }: Visit): Promise<void> {
  const { records, timeline } = context;
  const failures = await timeline.during("timed and taken down", () => sessions.endReads(test.storage));
  for (const { arm, cause } of failures)
    records.failure(test, describeFailure(context, cause, test, roleOf(arm), { round }));
}

/** A control's process is the baseline's: what fails there, fails the test. */
function roleOf(arm: Arm): Role {
  return arm === "control" ? "baseline" : arm;
}

/** Failures are final; the samples of an interrupted visit are no pair, and are dropped. */
function recordVisit(records: Records, { test, round, order }: Visit, { timed, failures }: Outcomes): void {
  for (const failure of failures) records.failure(test, failure);
  if (timed.length + failures.length < order.length) return;
  const control = timed.find(({ arm }) => arm === "control");
  const baseline = timed.find(({ arm }) => arm === "baseline");
  if (order.includes("control")) {
    if (control !== undefined && baseline !== undefined)
      records.control(test, { baselineNs: baseline.ns, controlNs: control.ns });
    return;
  }
  for (const { arm, ...measured } of timed) records.sample(test, { role: arm as Role, round, ...measured });
}

/**
 * @param limited what the engine had a limit for as it failed
 * @throws whatever is not an engine's failure: the signal's reason if the run has ended, or must end now
 */
export function describeFailure(
  context: MeasureContext,
  cause: unknown,
  test: Test,
  role: Role,
  { round, limited = test }: { readonly round?: number; readonly limited?: Limited } = {},
): Failure {
  const { workspace, timeouts } = context;
  const failure = requireEngineFailure(context, cause, () => workspace.hasFiles(test));
  const place = workspace.placeOf(test, failure.sql);
  // The limit is one for statements: a process that did not answer before them says nothing of their time.
  const isSlow = failure.reason === "timeout" && (failure.sql !== undefined || isPreparation(limited));
  const beside = isSlow ? timeouts.describe(limited) : undefined;
  const times = beside === undefined ? "" : `${beside}: `;
  const message = `${times}${withPlace(failure, place)}`;
  return { reason: failure.reason, role, round, message };
}

/** The place of the statement, as a compiler names it, then the engine's own words, and the statement: a report cuts the end of a long message. */
function withPlace({ message }: EngineFailure, place: string | undefined): string {
  return place === undefined ? message : `${place}: ${message.replace(/^statement: /, "")}`;
}

/**
 * Like describeFailure, for failures outside any test.
 *
 * @param areFilesThere whether the files that the engine was given still are: if they are not, the run must end
 */
export function requireEngineFailure(
  { workspace, signal, stop }: Pick<MeasureContext, "workspace" | "signal" | "stop">,
  cause: unknown,
  areFilesThere: () => boolean,
): EngineFailure {
  signal.throwIfAborted();
  if (!areFilesThere()) stop(`its temporary folder ${workspace.folder} was removed while it was measuring`);
  signal.throwIfAborted();
  if (!(cause instanceof EngineFailure)) throw cause;
  return cause;
}
