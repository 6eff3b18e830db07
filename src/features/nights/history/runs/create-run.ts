import { contestPath } from "../../../../model/contest.ts";
import type { EngineFacts, SettingsInForce } from "../../../../model/engine.ts";
import { InputError } from "../../../../model/errors.ts";
import type { FootprintFigure } from "../../../../model/footprint.ts";
import type { ShapeName } from "../../../../model/life.ts";
import type { MachineFacts, Origin, Recording, SuiteFacts, TestRecord } from "../../../../model/recording.ts";
import { testPath } from "../../../../model/test.ts";
import type { Verdict } from "../../../../verdict/judge.ts";
import { type JudgedTest, judgedRun } from "../../../../verdict/judged.ts";
import { ageVerdictOf } from "../../../figures/age/examine.ts";
import { type AgeComparison, isOfCommits, lastBytes } from "../../../figures/age/figures.ts";
import { type ContentionComparison, figuresOf } from "../../../figures/contention/compare.ts";
import { contentionVerdictOf } from "../../../figures/contention/examine.ts";
import { rowsOf } from "../../../figures/contention/words.ts";
import { type Instructions, instructionsOf } from "../../../figures/counts/compare.ts";
import { countsOf } from "../../../figures/counts/counts.ts";
import { type FigureValues, type FootprintTest, footprintsOf } from "../../../figures/footprint/compare.ts";
import { figureOf } from "../../../figures/footprint/figures.ts";
import { limitsOf } from "../../../figures/limits/judge.ts";
import {
  type HistoryEngine,
  type HistoryMachine,
  type HistoryRun,
  type HistorySuite,
  type HistoryTest,
  isKeptName,
} from "./run.ts";

/** Facts about a run that its results file does not state. */
export interface RunIdentity {
  /** The full hash of the measured commit; if absent, the commit that the results name, if any. */
  readonly commit?: string;
  readonly branch?: string;
  readonly label?: string;
  /** The date of the measured version, ISO 8601, UTC, if the run was made later. */
  readonly date?: string;
  /** The image of a hosted runner. */
  readonly image?: string;
}

/** Significant digits of a bound, more than the precision of an interval. */
const boundDigits = 5;

/**
 * A run as a history keeps it.
 *
 * @throws InputError if the recording is not one of a run, such as a table of medians, or has neither tests against the baseline nor contests
 */
export function createRun(recording: Recording, verdict: Verdict, identity: RunIdentity = {}): HistoryRun {
  const { run, origin, suite, engines } = recording;
  const machine = commonMachine(recording);
  if (run === undefined)
    throw new InputError(
      "the results do not say when they were measured, as a table of medians does not: add a results.json of a run",
    );
  const counts = countsOf(recording);
  const kinds = machine === undefined ? processorsOf(recording) : new Map();
  const instructions = instructionsOf(verdict);
  const { tests: measured = [], engine: bytes = {}, unsteady = [] } = footprintsOf(verdict) ?? {};
  const unsteadyNames = Map.groupBy(unsteady, ({ test }) => testPath(test));
  const footprints = new Map(
    measured.map((one) => {
      const path = testPath(one.test);
      return [path, footprintOf(one, new Set(unsteadyNames.get(path)?.map(({ name }) => name)))];
    }),
  );
  const counters = new Map(recording.tests.map((test) => [testPath(test), countersOf(test)]));
  const times = timesByTest(verdict);
  const tests = judgedRun(verdict).tests.map((test): HistoryTest => {
    const { test: path } = test;
    return {
      ...testOf(test, suite, instructions, footprints.get(path)),
      ...{ counters: counters.get(path), times: times.get(path) },
      ...kinds.get(path),
    };
  });
  const contests = contestsOf(verdict);
  if (tests.length === 0 && contests === undefined)
    throw new InputError(
      "the run has no tests and no contests, and a history keeps nothing else: add a run that has some",
    );
  const { interval } = verdict.headline.baseline ?? {};
  const { branch, label, image, date } = identity;
  const commit = identity.commit ?? origin?.head ?? origin?.checkedOut;
  return {
    tool: run.tool,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    outcome: verdict.outcome,
    measurement: verdict.measurement.state,
    date,
    commit,
    branch,
    label,
    ...(origin === undefined ? {} : { origin: originOf(origin) }),
    ...(machine === undefined ? {} : { machine: machineOf(machine, image) }),
    ...(suite === undefined ? {} : { suite: suiteOf(suite) }),
    engines: {
      baseline: engineOf(engines.baseline, bytes.baseline),
      candidate: engineOf(engines.candidate, bytes.candidate),
    },
    ...(interval === undefined ? {} : { average: { low: bound(interval.low), high: bound(interval.high) } }),
    aged: agedOf(verdict),
    contests,
    ...(counts?.environment === undefined ? {} : { counting: { rows: counts.rows, ...counts.environment } }),
    tests,
  };
}

/** The counters of the candidate that two processes agree on, and whose names are words; undefined if there are none. */
function countersOf({ checks }: TestRecord): HistoryTest["counters"] {
  const { values = {}, unsteady = [] } = checks.find(({ role }) => role === "candidate")?.counters ?? {};
  const steady = Object.entries(values).filter(([name]) => !unsteady.includes(name) && isKeptName(name));
  return steady.length === 0 ? undefined : Object.fromEntries(steady);
}

/** The times that limits name, by the paths of their tests. */
function timesByTest(verdict: Verdict): ReadonlyMap<string, NonNullable<HistoryTest["times"]>> {
  const byPath = Map.groupBy(limitsOf(verdict)?.times ?? [], ({ test }) => testPath(test));
  return new Map(
    [...byPath].map(([path, own]) => [
      path,
      Object.fromEntries(
        own.map(({ figure, candidate, baseline }) => [figure, wholePair({ candidate, baseline })]),
      ),
    ]),
  );
}

/** Whole nanoseconds of both engines. */
function wholePair({ candidate, baseline }: { readonly candidate: number; readonly baseline?: number }) {
  return {
    candidate: wholeNs(candidate),
    ...(baseline === undefined ? {} : { baseline: wholeNs(baseline) }),
  };
}

/** The figures of the shapes whose last rung both engines reached; undefined if there are none. */
function agedOf(verdict: Verdict): HistoryRun["aged"] | undefined {
  const { age, comparisons = [] } = ageVerdictOf(verdict) ?? {};
  const shapes = (age?.shapes ?? []).flatMap(({ shape, engines }) => {
    const figures = (role: "baseline" | "candidate") => {
      const life = engines.find((one) => one.role === role);
      return life && age && lastBytes(life, age.commits);
    };
    const [baseline, candidate] = [figures("baseline"), figures("candidate")];
    return baseline === undefined || candidate === undefined
      ? []
      : [[shape, { baseline, candidate, ...agedTimesOf(comparisons, shape) }] as const];
  });
  if (age === undefined || shapes.length === 0) return undefined;
  return { commits: age.commits, shapes: Object.fromEntries(shapes) };
}

function agedTimesOf(comparisons: readonly AgeComparison[], shape: ShapeName) {
  const times = comparisons.flatMap(({ figure, against, candidate, reference, ratio, interval, ...one }) => {
    const isOwn = one.shape === shape && against === "baseline" && isOfCommits(figure);
    if (!isOwn || interval === undefined) return [];
    const [baselineNs, candidateNs] = [wholeNs(reference.value), wholeNs(candidate.value)];
    const bounds = { ratio: bound(ratio), low: bound(interval.low), high: bound(interval.high) };
    return [[figure, { baselineNs, candidateNs, ...bounds }] as const];
  });
  return times.length === 0 ? {} : { times: Object.fromEntries(times) };
}

/** Significant digits of a throughput, more than it repeats itself. */
const throughputDigits = 4;

/** The throughput of every contest that the candidate has; undefined if there are none. */
function contestsOf(verdict: Verdict): HistoryRun["contests"] | undefined {
  const { contention, comparisons = [], latencies = [] } = contentionVerdictOf(verdict) ?? {};
  if (contention === undefined) return undefined;
  const entries = rowsOf(contention).flatMap(({ workload, mode, task, ladder }) =>
    ladder.flatMap((connections) => {
      const rate = (role: "baseline" | "candidate") => {
        const value = figuresOf(contention, role, { workload, mode, connections }, task)?.perSecond;
        return value === undefined ? undefined : Number(value.toPrecision(throughputDigits));
      };
      const [baseline, candidate] = [rate("baseline"), rate("candidate")];
      if (candidate === undefined) return [];
      const name = `${workload}/${mode}/${connections}/${task}`;
      const times = timesOf(comparisons, `contention/${name}`);
      const slow = latencies.filter(
        (one) => one.task === task && contestPath(one.cell) === contestPath({ workload, mode, connections }),
      );
      const slowest = slow.map((one) => {
        const reference = one.against === "baseline" ? one.reference : undefined;
        return [one.figure, wholePair({ candidate: one.candidate, baseline: reference })] as const;
      });
      return [
        [
          name,
          {
            ...{ candidate, baseline, times },
            ...(slowest.length === 0 ? {} : { slowest: Object.fromEntries(slowest) }),
          },
        ] as const,
      ];
    }),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The multiple of the candidate's throughput that the baseline has; undefined without one. @param path of a contest and its task */
function timesOf(comparisons: readonly ContentionComparison[], path: string) {
  const found = comparisons.find(
    ({ cell, task, against }) => against === "baseline" && `${contestPath(cell)}/${task}` === path,
  );
  return (
    found && {
      ratio: bound(found.ratio),
      low: bound(found.interval.low),
      high: bound(found.interval.high),
    }
  );
}

function originOf({ run, attempt, repository }: Origin): NonNullable<HistoryRun["origin"]> {
  return { run, attempt, repository };
}

/** The machine, or the first of several machines of one kind; undefined for machines of different kinds. */
function commonMachine({ machine, machines = [] }: Recording): MachineFacts | undefined {
  const kinds = new Set(machines.map((one) => `${one.machine?.cores} of ${one.machine?.cpu}`));
  return kinds.size > 1 ? undefined : machine;
}

/** The processor of each test by the test's path, of a run that several machines share. */
function processorsOf({ tests, machines = [] }: Recording): ReadonlyMap<string, Pick<HistoryTest, "cpu">> {
  return new Map(
    tests.flatMap((test): [string, Pick<HistoryTest, "cpu">][] => {
      const { cpu } = machines[test.run ?? -1]?.machine ?? {};
      return cpu === undefined ? [] : [[testPath(test), { cpu }]];
    }),
  );
}

function machineOf(machine: MachineFacts, image: string | undefined): HistoryMachine {
  return { ...machine, image };
}

function suiteOf({ rows, seed, hash, others, statements, threads }: SuiteFacts): HistorySuite {
  return { rows, seed, hash, others, statements, threads };
}

/** @param bytes of its code and data, if they are known */
function engineOf(facts: EngineFacts, bytes: number | undefined): HistoryEngine {
  const { name, version, ownVersion, sourceId, sha256, kind } = facts;
  return {
    name,
    version,
    ownVersion,
    sourceId,
    sha256,
    bytes,
    kind,
    settings: settingsOf(facts),
  };
}

function settingsOf({ settings = {}, variantSettings = {} }: EngineFacts): HistoryEngine["settings"] {
  const entries = [
    ...Object.entries(settings),
    ...Object.entries(variantSettings).flatMap(([variant, own]) =>
      Object.entries(own).map(([storage, values]) => [`${variant}/${storage}`, values] as const),
    ),
  ].map(([where, values]) => [where, describeSettings(values)] as const);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** `journal_mode delete, synchronous 2`; settings without an answer are left out. */
function describeSettings(values: SettingsInForce): string {
  return Object.entries(values)
    .flatMap(([pragma, value]) => (value === null ? [] : [`${pragma} ${value}`]))
    .join(", ");
}

function testOf(
  judged: JudgedTest,
  suite: SuiteFacts | undefined,
  instructions: Instructions | undefined,
  footprint: HistoryTest["footprint"],
): HistoryTest {
  const { state, outcome, medianPairs = 0, baselineNs, candidateNs, multiplierInterval: interval } = judged;
  const [variant, storage, kind, workload] = judged.test.split("/") as [string, string, string, string];
  const sql = suite?.sql[`${variant}/${workload}`]?.slice(0, 12);
  const { baseline: baselineInstructions, candidate: candidateInstructions } =
    instructions?.tests.get(judged.test)?.instructions ?? {};
  const test = {
    section: `${variant}/${storage}/${kind}`,
    workload,
    baselineInstructions,
    candidateInstructions,
    footprint,
    sql,
  };
  if (judged.state === "against base") return { ...test, ...besideBase(judged) };
  if (outcome === undefined || baselineNs === undefined || candidateNs === undefined)
    return { ...test, result: state === "missing" ? state : "failed", pairs: 0 };
  return {
    ...test,
    result: outcome,
    pairs: medianPairs,
    baselineNs: wholeNs(baselineNs),
    candidateNs: wholeNs(candidateNs),
    ...(interval === undefined ? {} : { low: bound(interval.low), high: bound(interval.high) }),
  };
}

/** The result of a test that the baseline does not execute. */
function besideBase({
  base,
  medianPairs: pairs = 0,
}: JudgedTest): Pick<HistoryTest, "result" | "pairs" | "base"> {
  if (base?.state !== "measured") return { result: "failed", pairs: 0 };
  const { baseNs, candidateNs, multiplierInterval: interval, outcome = "pass" } = base;
  const bounds = interval === undefined ? {} : { low: bound(interval.low), high: bound(interval.high) };
  return {
    result: outcome,
    pairs,
    base: { baseNs: wholeNs(baseNs), candidateNs: wholeNs(candidateNs), ...bounds },
  };
}

/** The figures that runs of one engine agree on. @param unsteady two processes of this run do not */
function footprintOf(
  { values: { baseline, candidate } }: FootprintTest,
  unsteady: ReadonlySet<string>,
): HistoryTest["footprint"] {
  const exact = (values: FigureValues) =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name]) => figureOf(name as FootprintFigure).isExact && !unsteady.has(name),
      ),
    );
  return { baseline: baseline && exact(baseline), candidate: candidate && exact(candidate) };
}

function wholeNs(ns: number): number {
  return Math.max(1, Math.round(ns));
}

function bound(value: number): number {
  return Number(value.toPrecision(boundDigits));
}
