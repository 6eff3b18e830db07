import { createHash } from "node:crypto";
import path from "node:path";
import type { RunContext } from "../../../../measure/context.ts";
import { formatValue } from "../../../../messages/format-value.ts";
import { InputError, MeasurementError } from "../../../../model/errors.ts";
import { buildWithAhead } from "../../builds/build-ahead.ts";
import type { BuildResult, EngineSource } from "../../builds/engine-source.ts";
import { type BisectedPoint, type Bisection, searchedOf } from "../model/bisection.ts";
import { type BisectSettings, isFault, isTimed, recordedTest } from "../model/settings.ts";
import { faultNames } from "../model/words.ts";
import { replaySearch } from "../search/replay.ts";
import { type Answer, type Measure, stepsOf } from "../search/search.ts";
import type { PointContext } from "./count-point.ts";
import type { PointPairs } from "./exact-pair.ts";
import { canExplain, explainAnswer } from "./explain-answer.ts";
import { measuredTests, measurePoint, type PointEngines, withUsableEngine } from "./point.ts";
import { findSmallestSequence, plannedSteps } from "./sequence-point.ts";

/** The parts that the command line gives to a search. */
export interface BisectContext extends Pick<RunContext, "tool" | "progress" | "signal"> {
  /** The context of a run that measures into a folder. */
  readonly runContext: (folder: string) => PointContext;
  /** The search to go on with; a new one begins if it is absent. */
  readonly unfinished?: Bisection;
  /** Keeps the results so far: called after every build that failed and every measurement. */
  readonly save: (bisection: Bisection) => void;
}

/**
 * Searches for the point that changed a test's speed: builds and measures one after the other until the search has its answer.
 *
 * @throws InputError if the search to go on with asked something else, or nothing can be built
 * @throws MeasurementError if stock SQLite cannot be measured; the signal's reason on an abort
 */
export async function bisect(
  settings: BisectSettings,
  source: EngineSource,
  context: BisectContext,
): Promise<Bisection> {
  const { progress, signal, unfinished, save } = context;
  let bisection = newBisection(settings, source, context.tool);
  if (unfinished !== undefined) {
    requireSameQuestion(unfinished, bisection);
    requirePlannedSteps(unfinished, settings);
    bisection = unfinished;
  }
  const pace = new Pace();
  for (;;) {
    const { next } = replaySearch(bisection);
    if (next.kind === "answer") {
      if (next.answer.kind !== "point" || bisection.explained !== undefined) return bisection;
      return await withExplanation(settings, source, context, bisection, next.answer);
    }
    const start = performance.now();
    progress.step(describeStep(bisection, next, pace));
    const good = await source.build(source.good, signal);
    const built =
      good.state === "failed" || next.point === source.good
        ? good
        : await buildWithAhead(source, next.point, next.ahead, settings.jobs, signal);
    const { steps, ...seen } = await observe(settings, context, bisection, next, { good, built });
    const { untestable, log } = seen;
    if (untestable !== undefined) {
      const more = log === undefined ? "" : `; its output is in ${log}`;
      progress.step(`${nameOf(bisection, seen.point)} cannot be tested: ${untestable.message}${more}`);
    }
    const seconds = (performance.now() - start) / 1000;
    pace.add(seconds);
    bisection = { ...withObservation(bisection, seen, seconds), steps: steps ?? bisection.steps };
    save(bisection);
  }
}

function newBisection(
  settings: BisectSettings,
  { points, good, bad, isFix }: EngineSource,
  tool: string,
): Bisection {
  const { rows, seed, warehouses, statements, by, threshold, alpha, source, sampleTimeout } = settings;
  return {
    tool,
    startedAt: new Date().toISOString(),
    test: recordedTest(settings.test),
    rows,
    seed,
    warehouses,
    statements,
    ...(by === "time" ? {} : { by }),
    threshold,
    asked: askedOf(settings),
    ...(by === "hang" ? { sampleTimeout } : {}),
    alpha,
    made: madeBy(source),
    points,
    good,
    bad,
    ...(isFix === true ? { isFix } : {}),
    observations: [],
    seconds: 0,
  };
}

/**
 * The SHA-256 of the workloads of a user's own files that are executed, with everything that their paths lead to, and of the query for
 * counters; undefined if there is neither.
 */
export function askedOf({ test, by, contents, counters }: BisectSettings): string | undefined {
  const names = new Set(measuredTests(test, by, contents).map(({ workload }) => workload));
  const own = (contents.own ?? []) as readonly { readonly name: string }[];
  const used = "case" in test ? [test.own] : own.filter(({ name }) => names.has(name));
  const workload = used.length > 1 ? used : used[0];
  if ((workload ?? counters) === undefined) return undefined;
  return createHash("sha256")
    .update(JSON.stringify([workload, counters]))
    .digest("hex");
}

function madeBy(source: BisectSettings["source"]): string {
  const ofRelease = ({ candidate }: { readonly candidate?: string }) =>
    candidate === undefined ? "" : `, the engine ${candidate} of each`;
  switch (source.kind) {
    case "commits":
      return `${source.build} makes ${source.candidate}`;
    case "releases":
      return `releases of ${source.package}${ofRelease(source)}`;
    case "releases folder":
      return `releases in ${source.releasesFolder}${ofRelease(source)}`;
    case "engines":
      return "engine files";
  }
}

/** A search is as good without an explanation: whatever stands in its way is told as it happens. */
async function withExplanation(
  settings: BisectSettings,
  source: EngineSource,
  { progress, signal, runContext, save }: BisectContext,
  bisection: Bisection,
  { point, parents }: Extract<Answer, { kind: "point" }>,
): Promise<Bisection> {
  const [parent, ...more] = parents;
  if (parent === undefined || more.length > 0 || !canExplain(settings)) return bisection;
  progress.step(
    `looking for the functions and query plans that ${nameOf(bisection, bisection.isFix === true ? parent : point)} changed`,
  );
  try {
    const [before, answer] = [await source.build(parent, signal), await source.build(point, signal)];
    if (before.state === "failed" || answer.state === "failed") return bisection;
    const isFix = bisection.isFix === true;
    const engines = isFix
      ? { candidate: before.engine, base: answer.engine }
      : { candidate: answer.engine, base: before.engine };
    const context = runContext(path.join(settings.out, "measuring"));
    const explained = { ...bisection, explained: await explainAnswer(settings, engines, context) };
    save(explained);
    return explained;
  } catch (cause) {
    // The answer is known, and a resumed search would look again.
    if (signal.aborted) return bisection;
    if (!(cause instanceof InputError || cause instanceof MeasurementError)) throw cause;
    progress.step(`they cannot be looked at: ${cause.message}`);
    return bisection;
  }
}

/** Parts of a question whose names in a search's file say little. */
const namesOfParts: Readonly<Partial<Record<keyof Bisection, string>>> = {
  asked: "workload, or another query for counters",
  sampleTimeout: "sample-timeout",
  made: "build, package, folder or candidate",
};

/** The machine may be another: both ends are measured beside each point. */
function requireSameQuestion(unfinished: Bisection, asked: Bisection): void {
  const keys = [
    "test",
    "rows",
    "seed",
    "warehouses",
    "statements",
    "by",
    "asked",
    "threshold",
    "sampleTimeout",
    "alpha",
    "made",
    "points",
    "good",
    "bad",
  ] as const;
  const differing = keys.find((key) => JSON.stringify(unfinished[key]) !== JSON.stringify(asked[key]));
  if (differing !== undefined)
    throw new InputError(
      `--resume: the search was started with another ${namesOfParts[differing] ?? differing}: give the same options, or another folder with --out`,
    );
}

/** @throws InputError if a damaged file has steps that the sequence has not */
function requirePlannedSteps({ steps = [] }: Bisection, { test, seed }: BisectSettings): void {
  const planned = "order" in test ? plannedSteps(test, seed) : [];
  const unknown = steps.find((step) => !planned.includes(step));
  if (unknown !== undefined)
    throw new InputError(
      `--resume: ${formatValue(unknown)} is no step of the sequence: its file is damaged, so search without --resume`,
    );
}

/** The results of a step's builds. */
interface Builds {
  readonly good: BuildResult;
  readonly built: BuildResult;
}

/** The observation of a point; of the bad end of a sequence, with the steps that are enough for its fault. */
type Observed = BisectedPoint & Pick<Bisection, "steps">;

/** Measures a point. Which steps of a sequence are enough is found on the bad end, and holds for every other point. */
async function look(
  settings: BisectSettings,
  engines: PointEngines,
  pairs: number,
  context: PointContext,
  { bad, steps }: Bisection,
  point: number,
): Promise<{ readonly measured: PointPairs } & Pick<Bisection, "steps">> {
  const { test, by, seed } = settings;
  if (!("order" in test) || !isFault(by) || point !== bad || steps !== undefined)
    return { measured: await measurePoint(settings, engines, pairs, context, steps) };
  context.progress.step(`looking for the steps that are enough, of ${plannedSteps(test, seed).length}`);
  const found = await withUsableEngine(settings, engines, pairs, context, (run) =>
    findSmallestSequence(run, test, by, context),
  );
  if ("state" in found) return { measured: found };
  return { measured: found.point, ...(found.steps === undefined ? {} : { steps: [...found.steps] }) };
}

async function observe(
  settings: BisectSettings,
  { runContext }: BisectContext,
  bisection: Bisection,
  { point, pairs }: Pick<Measure, "point" | "pairs">,
  { good, built }: Builds,
): Promise<Observed> {
  const { observations, good: goodEnd } = bisection;
  const pairsOf = (one: number) => observations.find((other) => other.point === one)?.pairs ?? [];
  const failed = good.state === "failed" ? { end: goodEnd, build: good } : { end: point, build: built };
  if (failed.build.state === "failed") {
    const untestable = { reason: "build", message: failed.build.message } as const;
    return {
      point: failed.end,
      pairs: pairsOf(failed.end),
      untestable,
      log: failed.build.log,
    };
  }
  if (good.state === "failed" || built.state === "failed") throw new Error("a failed build is no engine");
  const engines = { candidate: built.engine, base: good.engine };
  const place = runContext(path.join(settings.out, "measuring"));
  const { measured, steps } = await look(
    settings,
    engines,
    pairs - pairsOf(point).length,
    place,
    bisection,
    point,
  );
  if (measured.state === "judged") return { point, pairs: [], fault: measured.fault, steps };
  if (measured.state === "measured") return { point, pairs: [...pairsOf(point), ...measured.pairs] };
  const { role, untestable } = measured;
  if (role === "baseline")
    throw new MeasurementError(`stock SQLite, the baseline, cannot be measured: ${untestable.message}`);
  // The good end is in every measurement: if it fails, no point can be compared.
  const end = role === "base" ? goodEnd : point;
  return { point: end, pairs: pairsOf(end), untestable };
}

function withObservation(bisection: Bisection, seen: BisectedPoint, seconds: number): Bisection {
  const { observations } = bisection;
  const place = observations.findIndex(({ point }) => point === seen.point);
  return {
    ...bisection,
    observations: place < 0 ? [...observations, seen] : observations.with(place, seen),
    seconds: bisection.seconds + seconds,
  };
}

const purposes = {
  ends: "comparing the ends",
  search: "searching",
  verify: "verifying with fresh pairs",
} as const;

/** `searching: a1b2c3d, 8 pairs; 23 left, about 5 steps and 4 min` */
function describeStep(bisection: Bisection, next: Measure, pace: Pace): string {
  const { purpose, point, pairs, candidates } = next;
  const had = bisection.observations.find((one) => one.point === point)?.pairs.length ?? 0;
  // Both neighbours of the answer are verified.
  const steps = purpose === "verify" ? 1 : stepsOf(candidates) + verifications;
  const seconds = pace.mean === undefined ? undefined : steps * pace.mean;
  const time = seconds === undefined ? "" : `, ${durationOf(seconds)}`;
  return (
    `${purposes[purpose]}: ${nameOf(bisection, point)}, ${describePairs(bisection, pairs - had)}; ` +
    `${candidates} can be the first, about ${steps} step${steps === 1 ? "" : "s"}${time} left`
  );
}

function describePairs(bisection: Bisection, pairs: number): string {
  const by = searchedOf(bisection);
  if (isTimed(by)) return `${pairs} pairs`;
  if (isFault(by)) return `looking for ${faultNames[by]}`;
  return by === "instructions" ? "counting instructions" : `measuring ${by}`;
}

const verifications = 2;

function durationOf(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

/** The name of a commit, with its subject if the commit has one. */
function nameOf({ points }: Bisection, point: number): string {
  const { name, title } = points[point] ?? { name: String(point) };
  return title ? `${name} (${title})` : name;
}

/** How long steps take. */
class Pace {
  #steps = 0;
  #seconds = 0;

  add(seconds: number): void {
    this.#steps++;
    this.#seconds += seconds;
  }

  /** Seconds; undefined before the first step. */
  get mean(): number | undefined {
    return this.#steps === 0 ? undefined : this.#seconds / this.#steps;
  }
}
