import * as z from "zod";
import type { DeepReadonly } from "./deep-readonly.ts";
import type { Limit } from "./figure-limit.ts";
import type { FootprintFigure } from "./footprint.ts";
import { limits } from "./limits.ts";
import type { Storage, SuiteName, Test } from "./test.ts";

/** Fewer pairs than these can neither be screened nor have a jackknife. */
export const minScreenedPairs = 3;

const allowedRounds = {
  error:
    `expected a number of rounds from 1 to ${limits.rounds}, ` +
    `or {"min": M, "max": N} with M from ${minScreenedPairs} to N`,
};

/**
 * How many pairs a test gets. A number is the exact number of pairs. A range bounds the
 * screening of the adaptive rule: pairs before the first look, and pairs at the last look; `together` is how many all tests of a run have
 * before it, at least.
 */
export const roundsSchema = z
  .union(
    [
      z.int(),
      z.strictObject({ min: z.int(), max: z.int(), together: z.int().min(1).max(limits.rounds).optional() }),
    ],
    allowedRounds,
  )
  .refine((value) => {
    if (typeof value === "number") return value >= 1 && value <= limits.rounds;
    return value.min >= minScreenedPairs && value.min <= value.max && value.max <= limits.rounds;
  }, allowedRounds);
export type Rounds = DeepReadonly<z.output<typeof roundsSchema>>;
export type RoundRange = Exclude<Rounds, number>;

/** The tests of a run, or of a part of one that a plan divides. */
interface RunTests {
  readonly tests: readonly unknown[];
  /** Its shards are judged together, so that they have their pairs together. */
  readonly plan?: { readonly shards: readonly (readonly unknown[])[] } | undefined;
}

/**
 * The rounds of a run by the number of its tests: where few share the pairs that all have together, each has more of them. An engine that is slow in one
 * process of five is fast in three of them every second time, and in 18 once in 50.
 */
export function roundsOfRun(rounds: Rounds, { tests, plan }: RunTests): Rounds {
  if (typeof rounds === "number") return rounds;
  const { min: fewest, max, together = 0 } = rounds;
  const inAll = plan?.shards.flat() ?? tests;
  const min = Math.max(fewest, Math.ceil(together / Math.max(1, inAll.length)));
  return { min, max: Math.max(min, max) };
}

/**
 * The rounds of runs of different tests that are merged: each test keeps those that the tests of its own run had together.
 *
 * @param part a run, of which each of the others has as many pairs a test
 * @param tests of all runs
 */
export function roundsOfParts(rounds: Rounds, part: RunTests, tests: number): Rounds {
  if (typeof rounds === "number" || part.plan !== undefined) return rounds;
  const { min } = roundsOfRun(rounds, part) as RoundRange;
  return min === rounds.min
    ? rounds
    : { ...rounds, together: Math.min(limits.rounds, min * Math.max(1, tests)) };
}

/** `3..11`, or `5`: as the command line takes it. */
export function formatRounds(rounds: Rounds): string {
  return typeof rounds === "number" ? String(rounds) : `${rounds.min}..${rounds.max}`;
}

/** How samples become outcomes. */
export interface Rule {
  readonly rounds: Rounds;
  /** The chance that a run may take of any false failure, above 0 and below 0.5. */
  readonly alpha: number;
  /** Whether the multiplier alone decides, as in a table of medians, which has no pairs; false if absent. */
  readonly byFigure?: boolean;
  /** The number of machines that alpha is divided between, which measure different tests; 1 if absent. */
  readonly machines?: number;
  /** Whether another machine, with a share of alpha, measures again what fails here or stays undecided; false if absent. */
  readonly confirmElsewhere?: boolean;
  /** The claims of another machine that are confirmed here, without screening; absent if this one screens. */
  readonly confirms?: readonly string[];
  /**
   * Whether a run ends once all tests together are surely slower than the base: single tests are then left undecided. False if absent. Only for runs
   * with a precision, and without acceptances, which would need the outcome of each.
   */
  readonly overallDecides?: boolean;
  /** How long tests get more pairs after the decision. Absent if the decision alone says how many. */
  readonly precision?: Precision;
}

/**
 * How narrow intervals are to be: half the width that every multiplier's may have, in percent of the multiplier, above 0; or as narrow as a
 * run of so many minutes makes them.
 */
export type Precision = number | { readonly minutes: number };

/**
 * The share of alpha that the confirming machine takes; the machines before it have the rest. A row fails only if it fails on both, so
 * the chance of a false failure is at most the smaller share of alpha, 0.001 by default, even if the noise of both machines
 * were the same (an intersection-union test: Berger, Multiparameter Hypothesis Testing and Acceptance Sampling, Technometrics
 * 24, 1982). The confirming machine takes more pairs, which make up for its small share; halves find less: bench/README.md.
 */
export const confirmingShare = 0.1;

/** The chance of a false failure that one machine takes. */
export function alphaOfMachine({
  alpha,
  machines = 1,
  confirmElsewhere = false,
  confirms,
}: Pick<Rule, "alpha" | "machines" | "confirmElsewhere" | "confirms">): number {
  const share = confirms !== undefined ? confirmingShare : confirmElsewhere ? 1 - confirmingShare : 1;
  return (share * alpha) / machines;
}

/** The tests that are compared with the base together, the largest groups first: all, those of a suite, of a section, or of one workload in all its cells. */
export const groupLevels = ["overall", "suite", "section", "workload"] as const;
export type GroupLevel = (typeof groupLevels)[number];

/** The least difference of time that can fail, nanoseconds, above 0. */
export interface MinChange {
  readonly ns: number;
  /** Whether the time is that of a whole sample, or of a statement in it. */
  readonly per: "sample" | "statement";
}

/** `10ms`, `5us/statement`: as a configuration file has it. */
export function formatMinChange({ ns, per }: MinChange): string {
  const [value, unit] = ns >= 1e6 ? [ns / 1e6, "ms"] : ns >= 1e3 ? [ns / 1e3, "us"] : [ns, "ns"];
  return `${value}${unit}${per === "statement" ? "/statement" : ""}`;
}

/** Ceilings for a part of the suite; other rules and the defaults set the rest. */
export interface CeilingRule {
  /** Every part named must match; a rule that names none matches everything. */
  readonly for: Partial<Test> & { readonly suite?: SuiteName };
  /** The largest multiplier allowed for one test, above 0. */
  readonly test?: number;
  /** The largest section average allowed, above 0. Ignored if the rule names a workload. */
  readonly average?: number;
  /** The largest candidate / base allowed for one test, above 0. */
  readonly base?: number;
  /** The largest geometric mean of candidate / base allowed for the sections, the suite or the workload that it names, above 0. */
  readonly baseAverage?: number;
  readonly minChange?: MinChange;
  /** By how much an engine's counter may exceed the base's, percent from 0. */
  readonly counters?: number;
  /** A counter that rises by at most so many, from 0, is within any ceiling. */
  readonly counterFloor?: number;
  /** By how much a test's instructions may exceed the base's, percent from 0. */
  readonly instructions?: number;
  /** By how much a figure of a test's footprint may exceed the base's, percent from 0. */
  readonly footprint?: FigureCeilings;
  /** The largest candidate / baseline allowed for a figure of a test's footprint, above 0. */
  readonly footprintBaseline?: FigureCeilings;
}

/** A ceiling for each figure of a footprint, or `off` if nothing limits it; figures without their own are absent. */
export type FigureCeilings = Partial<Readonly<Record<FootprintFigure, number | "off">>>;

/** By suite; suites without their own are absent. */
export type SuiteCeilings = Partial<Readonly<Record<SuiteName, number>>>;

/** The largest multipliers allowed. A figure equal to its ceiling is within it. */
export interface Ceilings {
  /** For one test, unless its suite or a rule says otherwise. */
  readonly test: number;
  /** For a section's average, unless its suite or a rule says otherwise. */
  readonly average: number;
  /** Suites' own ceilings for one test and for an average; absent for a figure that was given for all suites. */
  readonly suites?: {
    readonly test?: SuiteCeilings;
    readonly average?: SuiteCeilings;
  };
  /** By how much a counter may exceed the base's, percent from 0, unless a rule says otherwise; not limited if absent. */
  readonly counters?: number;
  /** A counter that rises by at most so many, from 0, is within any ceiling; 0 if absent. */
  readonly counterFloor?: number;
  /** By how much a test's instructions may exceed the base's, percent from 0, if they are counted. */
  readonly instructions?: number;
  /** By how much an exact figure of a footprint may exceed the base's, percent from 0, unless a rule says otherwise; not limited if absent. */
  readonly footprint?: number;
  /** For a database's bytes, and its time a commit, after many commits: candidate / the other engine, above 0. Not limited if absent. */
  readonly age?: { readonly baseline?: number; readonly base?: number };
  /** For the throughput of several connections: the other engine's / the candidate's, above 0. Not limited if absent. */
  readonly contention?: { readonly baseline?: number; readonly base?: number };
  /** How much times may grow with the parameters of sweeps; not limited if absent. */
  readonly growth?: readonly GrowthCeiling[];
  /** The longest times of workloads; none if absent. */
  readonly max?: readonly MaxCeiling[];
  /** Limits of single figures; none if absent. */
  readonly limits?: readonly Limit[];
  /** For the plan that an engine chooses: its time / that of the best other form of the query, above 0. Not limited if absent. */
  readonly plan?: number;
  /** Against the base. */
  readonly base: BaseCeilings;
  readonly baseAverages: BaseAverages;
  /** Any difference can fail if it is absent. */
  readonly minChange?: MinChange;
  readonly rules: readonly CeilingRule[];
}

/** The longest time of a workload, in each of its tests. */
export interface MaxCeiling {
  /** The workload's name. */
  readonly workload: string;
  readonly ns: number;
  /** Set if the time is longer on a slower machine, by probes that are known after the last sample. */
  readonly isScaled?: true;
}

/** How much the candidate's time may grow from the first step of a sweep to the last. A limit that is absent does not apply. */
export interface GrowthCeiling {
  /** The sweep's name. */
  readonly workload: string;
  /** The last step's time / the first's, above 0. */
  readonly ratio?: number;
  /** Nanoseconds by which the last step may take longer than the first, whatever their ratio is. */
  readonly floorNs?: number;
  /** The exponent of the power law of the time over the parameter, from 0. */
  readonly exponent?: number;
  /** The growth from the first step to the last / the base's growth, above 0. */
  readonly base?: number;
}

/** The largest candidate / base allowed, by storage: as small as the storage's noise lets a change be seen. */
export type BaseCeilings = Readonly<Record<Storage, number>>;

/** The largest geometric mean of candidate / base allowed, by level: a margin for how two builds of one source differ. */
export type BaseAverages = Readonly<Record<GroupLevel, number>>;

/** Which comparisons decide: those with the base, those with the baseline, or both. */
export const gates = ["base", "sqlite", "both"] as const;
export type Gate = (typeof gates)[number];

/** Whether a figure over its ceiling against the base fails. A gate on the baseline alone lists changes, and fails none. */
export function baseDecides({ gate }: { readonly gate?: Gate | undefined }): boolean {
  return gate !== "sqlite";
}

/** How a recording is judged. */
export interface Criteria {
  /**
   * `both` if absent. With `base`, the ceilings against the baseline are a coarse net, for which fewer samples suffice. With `sqlite`,
   * changes against the base are listed and decide nothing. Without a base, the ceilings against the baseline decide in any case, and
   * a gate that is named here and needs a base makes the report say that there is none.
   */
  readonly gate?: Gate;
  readonly ceilings: Ceilings;
  readonly rule: Rule;
  /** Features whose examination a test has to pass to count, such as `durability`; none if absent. */
  readonly requires?: readonly string[];
  /** Regressions that the configuration file accepts, in force or not. */
  readonly accept?: readonly Acceptance[];
  /** Whether a test counts only if the base has a result of it too. */
  readonly requireBase?: boolean;
  /**
   * Whether another job measured, which may have withheld pairs and written anything: a figure over its ceiling fails
   * even if its pairs ended before the rule was satisfied, and reports quote what that job says.
   */
  readonly untrusted?: boolean;
}

/** The criteria that apply unless the user chooses others. */
export const defaultCriteria: Criteria & { readonly rule: { readonly rounds: RoundRange } } = {
  ceilings: {
    test: 6,
    average: 5,
    instructions: 1,
    footprint: 5,
    age: { base: 1.2 },
    contention: { base: 2 },
    plan: 1.5,
    base: { memory: 1.1, file: 1.2, autocommit: 1.4 },
    baseAverages: { overall: 1.025, suite: 1.025, section: 1.035, workload: 1.045 },
    rules: [],
  },
  rule: { rounds: { min: 3, max: 11, together: 18 }, alpha: 0.01 },
};

/** A regression that somebody accepts on purpose, up to a bound and until a day. */
export interface Acceptance {
  /**
   * The accepted row and figure, as it was written: `int/memory/writes/oltp_insert`, or with a word for another figure than the
   * multiplier, `int/memory/writes average`. A part may be `*`.
   */
  readonly path: string;
  /** The largest figure that is accepted: `1.3x`, or `5%` for a figure of a feature. Absent in lines that lack it: they do not count. */
  readonly upTo?: string;
  /**
   * The head that the acceptance was written about, at least the first 12 digits of its hash: it ends with the next push. Absent in
   * a configuration file, and in lines that lack it: those do not count.
   */
  readonly commit?: string;
  /** Who accepts it: a login, or a name from a configuration file. Untrusted text, like the reason. */
  readonly by: string;
  /** One line. */
  readonly reason: string;
  /** The last day in UTC: `2027-01-31`. */
  readonly until: string;
  /** The address of the accepting comment or description. */
  readonly url?: string;
}

/** The parts of a line that would accept what fails. */
export interface OfferedAcceptance extends Pick<Acceptance, "path" | "upTo" | "until"> {
  /** The least bound that the figures which the path names can be expected to keep to: a multiplier, or percent. */
  readonly bound: number;
  /** Absent in a line for a configuration file, which outlives a commit. */
  readonly commit?: string;
  /** The reason in the line that this one renews; absent in a new line. */
  readonly reason?: string;
}

/** A line that was given as an acceptance and does not count. */
export interface IgnoredAcceptance {
  /** The line as written; untrusted text, like the login. */
  readonly text: string;
  readonly by: string;
  readonly why: string;
  readonly url?: string;
  /** The line that would count in its place; absent if none would, or a configuration file has it. */
  readonly renewal?: OfferedAcceptance;
}
