import { isNeeded, type Reference, rolesOfTest } from "../model/compared.ts";
import type { Ceilings, Criteria } from "../model/criteria.ts";
import { type Role, roles } from "../model/engine.ts";
import { isPartLimit } from "../model/figure-limit.ts";
import type { TestRecord } from "../model/recording.ts";
import type { Failure } from "../model/sample.ts";
import { isNameOf } from "../model/sweep-step.ts";
import { type Test, testOnly } from "../model/test.ts";
import { median, noisePercent } from "../statistics/summary.ts";
import { matches } from "./ceilings.ts";
import { unnamedDifferences } from "./equal-work.ts";
import { type Irregular, irregularOf } from "./irregular.ts";
import { type MeanFigure, meanFigure } from "./mean-figure.ts";
import { comparedPairs, type Pair, type PairWith, pairsWith, ratiosTo, withoutBase } from "./pairs.ts";
import { type Parts, partsOf, type RatioFigure } from "./parts.ts";

/** Where the faster engine's median is below this, timer and scheduler show in a single sample. */
export const shortNs = 5_000_000;

/** Something to know when reading a figure; it does not change the outcome. */
export type Warning =
  /** The faster engine's median is under 5 ms: single samples are coarse. */
  | { readonly kind: "short" }
  /** Samples whose round lacks the other engine's; they are not used. */
  | { readonly kind: "unpaired"; readonly samples: number }
  /** The faster engine's median is under ten times a shell's time for no statement at all. */
  | { readonly kind: "floor" };

/** Below this many floors, a time says more about the shell than about the engine. */
export const fewestFloors = 10;

/** A test beside one engine. */
export interface Figure extends RatioFigure {
  readonly mean: MeanFigure;
  /** Set if the candidate is irregular in these pairs. */
  readonly irregular?: Irregular;
  /** Absent if the test does not end with a COMMIT, or its time is not known. */
  readonly parts?: Parts;
  /** The number of screening's pairs before these pairs, if these are fresh: screening's pairs were selected for high ratios. */
  readonly screened: number;
}

/** A test with at least one pair and nothing against it; the figure is candidate / baseline. */
export interface Measured extends Test, Figure {
  readonly state: "measured";
  /** Set if the test is compared with the baseline only, even in a run with a base. */
  readonly compare?: "baseline";
  /** Each engine's time, nanoseconds, above 0: their quotient is the multiplier. */
  readonly timeNs: { readonly baseline: number; readonly candidate: number };
  /** Whether the engines took turns in every pair. */
  readonly inTurns: boolean;
  /** How many rows a sample reads and changes, on any engine; absent if that is not known. */
  readonly rows?: number;
  /** How many statements a sample executes; absent if that is not known. */
  readonly statements?: number;
  /** Median absolute deviation of the ratios in percent of their median; undefined for fewer than 3 pairs. */
  readonly noisePercent: number | undefined;
  readonly warnings: readonly Warning[];
  /** The comparison with the base, if the run has one. */
  readonly base?: BaseComparison;
}

/** A test with at least one pair that is compared with the base alone: it has no multiplier against the baseline. */
export interface MeasuredAgainstBase
  extends Test,
    Pick<Measured, "inTurns" | "rows" | "statements" | "screened" | "warnings"> {
  readonly state: "against base";
  readonly timeNs: { readonly candidate: number };
  readonly base: MeasuredBase;
}

/** The figure is candidate / base. */
export interface MeasuredBase extends Figure {
  readonly state: "measured";
  /** The times of both in the pairs with the base: their quotient is the multiplier. */
  readonly timeNs: { readonly base: number; readonly candidate: number };
}

/** The comparison of the candidate and the base, by the pairs with the base. */
export type BaseComparison =
  | MeasuredBase
  /** The base has no result: not the candidate's fault, so only this comparison is missing. */
  | { readonly state: "failed"; readonly failures: readonly Failure[] };

/** A test whose samples cannot be trusted, or that an engine did not finish; it has no multiplier. */
export interface Failed extends Test {
  readonly state: "failed";
  /** At least one. */
  readonly failures: readonly Failure[];
  /**
   * Set if the test is compared with the base alone, which refuses SQL that the candidate executes, such as a function that a change adds together
   * with its workload: there is nothing to compare it with yet.
   */
  readonly isNew?: true;
  /** The engines that have executed it, at least in the check. */
  readonly executedBy?: readonly Role[];
}

/** A test without a single pair, and no failure to say why; it has no multiplier. */
export interface Missing extends Test {
  readonly state: "missing";
  /** The number of samples of each engine. */
  readonly samples: Readonly<Partial<Record<Role, number>>>;
}

export type Unmeasured = Failed | Missing;

/** One test's comparison of the two engines. */
export type Comparison = Measured | MeasuredAgainstBase | Unmeasured;

/** Whether a test has no figure at all. */
export function isUnmeasured(comparison: Comparison): comparison is Unmeasured {
  return comparison.state === "failed" || comparison.state === "missing";
}

/** Whether a test has no figure, and should have one: without it nothing passes. */
export function isLacking(comparison: Comparison): comparison is Unmeasured {
  return isUnmeasured(comparison) && !isNew(comparison);
}

/** Whether a test has no figure since the base cannot execute it yet. */
export function isNew(comparison: Comparison): comparison is Failed {
  return comparison.state === "failed" && comparison.isNew === true;
}

/** The ratios of a test's pairs, to the engine that it is compared with first. */
export function ratiosOf(comparison: Measured | MeasuredAgainstBase): readonly number[] {
  return comparison.state === "measured" ? comparison.ratios : comparison.base.ratios;
}

/** A test with pairs and nothing against it, before it is known which of them the figures are made of. */
export interface Measurable extends Test {
  readonly state: "measurable";
  /** The only engine that the candidate is compared with; absent if it is with every engine of the run. */
  readonly compare?: Reference;
  /** In round order, at least one of them with the engine that the test is compared with first. */
  readonly pairs: readonly Pair[];
  readonly unpaired: number;
  /** How many rows a sample reads and changes, on any engine; absent if that is not known. */
  readonly rows?: number;
  /** How many statements a sample executes; absent if that is not known. */
  readonly statements?: number;
  /** Why the base has no result, empty if it has one or there is no base. */
  readonly baseFailures: readonly Failure[];
}

/**
 * Whether a test can be compared. Only pairs count, so that both medians are of the same rounds. A record without
 * failures is also checked for differing work, so that a merged or edited file is not believed more than a run.
 *
 * @param criteria whether the base needs a result too, and which figures are limited
 * @param found failures that its run did not record
 */
export function assess(
  record: TestRecord,
  { requireBase = false, ceilings }: Partial<Criteria> = {},
  found: readonly Failure[] = [],
): Measurable | Unmeasured {
  const { samples, compare } = record;
  const test = testOnly(record);
  const all = [...record.failures, ...unnamedDifferences(record), ...found];
  const failures = all.filter(({ role }) => requireBase || isNeeded(record, role));
  if (failures.length > 0) {
    const isOnlyNew = !requireBase && isRefusedByBase(record, failures) && !isLimited(record, ceilings);
    const executedBy = [...new Set([...record.checks, ...samples].map(({ role }) => role))];
    return { ...test, state: "failed", failures, executedBy, ...(isOnlyNew ? { isNew: true } : {}) };
  }
  const baseFailures = all.filter(({ role }) => role === "base");
  const recorded = comparedPairs(record);
  const pairs = baseFailures.length > 0 && compare !== "base" ? withoutBase(recorded) : recorded;
  const needed = rolesOfTest(record, roles).filter((role) => isNeeded(record, role));
  const count = (wanted: Role) => samples.filter(({ role }) => role === wanted).length;
  if (pairsWith(pairs, compare ?? "baseline").length === 0)
    return {
      ...test,
      state: "missing",
      samples: Object.fromEntries(needed.map((role) => [role, count(role)])),
    };
  if (requireBase && compare !== "baseline" && pairsWith(pairs, "base").length === 0)
    return { ...test, state: "failed", failures: [lacksBase] };
  const paired = (role: Role) => (role === "candidate" ? pairs.length : pairsWith(pairs, role).length);
  const unpaired = needed.reduce((sum, role) => sum + count(role) - paired(role), 0);
  const facts = { compare, ...workOf(record) };
  return { ...test, ...facts, state: "measurable", pairs, unpaired, baseFailures };
}

/** SQLITE_ERROR, as the driver writes a result code behind the engine's words: an unknown function, table or syntax. */
const refusal = / \(code 1\)/;

/** Whether the base alone failed, and by refusing SQL in the check, which the candidate has passed. */
function isRefusedByBase({ compare, checks }: TestRecord, failures: readonly Failure[]): boolean {
  return (
    compare === "base" &&
    checks.some(({ role }) => role === "candidate") &&
    failures.every(
      ({ role, reason, round, message }) =>
        role === "base" && reason === "error" && round === undefined && refusal.test(message),
    )
  );
}

/** Whether a figure of the candidate's own is limited: without a sample nobody knows it. */
function isLimited(
  record: TestRecord,
  { max = [], growth = [], limits = [] }: Partial<Ceilings> = {},
): boolean {
  return (
    [...max, ...growth].some(({ workload }) => isNameOf(workload, record.workload)) ||
    limits.some((limit) => !isPartLimit(limit) && matches(limit, record))
  );
}

/** Equal on all engines: a record whose engines did other work has failed. */
function workOf({ checks, samples }: TestRecord): Partial<Pick<Measurable, "rows" | "statements">> {
  const work = checks[0]?.work ?? samples.find((sample) => sample.work !== undefined)?.work;
  return work === undefined ? {} : { rows: work.rows + work.changes, statements: work.statements };
}

const lacksBase: Failure = {
  reason: "error",
  role: "base",
  message: "it has no sample of any pair, and require-base is set",
};

/** The pairs with an engine that count: their indexes from the first, and before the end. */
export interface PairRange {
  /** The number of screening's pairs, if later ones exist; 0 otherwise. */
  readonly first: number;
  readonly end: number;
  /** Whether they fail a ceiling by their signs; false if absent. */
  readonly failsBySigns?: boolean;
}

/** The pairs of a test that its figures are made of. */
export interface FigureParts extends Partial<Readonly<Record<Reference, PairRange>>> {
  /** A shell's time for no statement at all, nanoseconds; 0 if absent, without a shell. */
  readonly floorNs?: number;
}

/** The pairs with an engine in a range; all if it is absent. */
export function pairsIn<Other extends Reference>(
  pairs: readonly Pair[],
  reference: Other,
  { first = 0, end }: Partial<PairRange> = {},
): PairWith<Other>[] {
  return pairsWith(pairs, reference).slice(first, end);
}

/**
 * Compares the engines on one test, each by its own pairs with the candidate.
 *
 * @throws RangeError if no pair of the range has a sample of the engine that the test is compared with first
 */
export function compare(
  { pairs: all, unpaired, baseFailures, state: _, compare: only, ...test }: Measurable,
  { baseline: mainRange, base: baseRange, floorNs = 0 }: FigureParts = {},
): Measured | MeasuredAgainstBase {
  const against = pairsIn(all, "base", baseRange);
  const base: BaseComparison | undefined =
    baseFailures.length > 0
      ? { state: "failed", failures: baseFailures }
      : against.length > 0
        ? compareBase(against, baseRange)
        : undefined;
  const pairs = only === "base" ? against : pairsIn(all, "baseline", mainRange);
  const { timeNs, otherNs, ...figure } =
    only === "base" ? figureOf(pairs, "base", baseRange) : figureOf(pairs, "baseline", mainRange);
  const fastest = Math.min(timeNs.candidate, otherNs);
  const facts = {
    ...test,
    inTurns: pairs.every(({ inTurns }) => inTurns),
    screened: figure.screened,
    warnings: [
      ...(fastest < shortNs ? [{ kind: "short" } as const] : []),
      ...(fastest < fewestFloors * floorNs ? [{ kind: "floor" } as const] : []),
      ...(unpaired > 0 ? [{ kind: "unpaired", samples: unpaired } as const] : []),
    ],
  };
  if (only === "base" && base?.state === "measured") return { ...facts, state: "against base", timeNs, base };
  return {
    ...facts,
    ...figure,
    ...(only === "baseline" ? { compare: only } : {}),
    state: "measured",
    timeNs: { baseline: otherNs, ...timeNs },
    noisePercent: noisePercent(figure.ratios),
    base,
  };
}

/** @param pairs with the base, at least one */
function compareBase(
  pairs: readonly PairWith<"base">[],
  range: Partial<PairRange> | undefined,
): MeasuredBase {
  const { timeNs, otherNs, ...figure } = figureOf(pairs, "base", range);
  return { ...figure, state: "measured", timeNs: { base: otherNs, ...timeNs } };
}

/**
 * The multiplier of a test is the median of its pairs' ratios. The other engine's time is the median of its samples, and the candidate's
 * is so many times as long. Each pair is of whole samples, so that everything that an engine does in one counts: commits, stalls,
 * the work of a collector. A machine that is slower in a round slows both, and falls out of their ratio.
 *
 * @throws RangeError without a pair
 */
function figureOf(
  pairs: readonly Pair[],
  reference: Reference,
  { first: screened = 0, failsBySigns }: Partial<PairRange> = {},
): Figure & { readonly timeNs: { readonly candidate: number }; readonly otherNs: number } {
  const ratios = ratiosTo(pairs, reference);
  if (ratios.length === 0) throw new RangeError("no pair has a sample of the engine to compare with");
  const multiplier = median(ratios);
  const otherNs = median(pairsWith(pairs, reference).map((pair) => pair[reference]));
  return {
    multiplier,
    ratios,
    failsBySigns,
    mean: meanFigure(pairsWith(pairs, reference), reference),
    irregular: irregularOf(ratios, multiplier),
    parts: partsOf(pairs, reference),
    screened,
    timeNs: { candidate: otherNs * multiplier },
    otherNs,
  };
}
