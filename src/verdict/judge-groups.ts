import type { Criteria, GroupLevel } from "../model/criteria.ts";
import { type Test, testOnly, testPath } from "../model/test.ts";
import { geometricMean } from "../statistics/summary.ts";
import type { Comparison } from "./comparison.ts";
import type { BiasOf } from "./controls.ts";
import { countedRatios, type DecidedTest, type DecidedTests } from "./decided-tests.ts";
import type { AverageEvidence, RatioInterval } from "./evidence.ts";
import { createJudgement, type Judgement, outcomeOf } from "./judgement.ts";
import { type ComparedRow, type MeanRow, meanOfRows } from "./rows-mean.ts";
import { weightsBySpread } from "./spread.ts";
import { stratumOf } from "./trials.ts";

/** Tests that were compared with the base together. */
export interface GroupVerdict {
  readonly level: GroupLevel;
  /** `all`, `oltp`, `int/memory/writes`, or, of a workload in all its cells, `oltp_insert`. */
  readonly name: string;
  /** At least 2. */
  readonly tests: readonly Test[];
  /** Its multiplier is the geometric mean of its rows' candidate / base, in which a test counts the less, the more its pairs spread. */
  readonly judgement: Judgement<AverageEvidence>;
}

/** A geometric mean of ratios. */
export interface MeanRatio {
  readonly multiplier: number;
  /** Absent for fewer than 2 pairs of a test. */
  readonly interval?: RatioInterval;
  /** How many tests it is made of. */
  readonly tests: number;
}

/** One number for a whole run: the geometric mean of all tests. Absent where no test is compared with that engine. */
export interface Headline {
  readonly baseline?: MeanRatio;
  readonly base?: MeanRatio;
}

/**
 * The rows of the tests that are compared with the base: one counts the less in a mean, the more its pairs spread.
 *
 * @param ratios candidate / base of each test as its row has it, by path
 */
export function comparedRows({ tests }: DecidedTests, ratios: ReadonlyMap<string, number>): ComparedRow[] {
  const rows = [...tests].flatMap(([path, decided]) => {
    const ratio = ratios.get(path);
    if (ratio === undefined) return [];
    const { test, spreadGroup: group } = decided;
    return [{ ...rowOf(decided, "base", ratio), test: testOnly(test), group }];
  });
  const weightOf = weightsBySpread(rows, 2);
  return rows.map((row) => ({ ...row, weight: weightOf(row.group) }));
}

/** Judges what was compared with the base together. Empty without a base. */
export function judgeGroups(
  rows: readonly ComparedRow[],
  groups: DecidedTests["groups"],
  criteria: Pick<Criteria, "untrusted">,
  biasOf: BiasOf,
): GroupVerdict[] {
  const rowOfPath = new Map(rows.map((row) => [testPath(row.test), row]));
  return groups.flatMap(({ group, state }): GroupVerdict[] => {
    const own = group.tests.flatMap((path) => rowOfPath.get(path) ?? []);
    if (own.length < group.tests.length) return [];
    const { level, name, ceiling } = group;
    const { multiplier, rounds, squaredError, interval } = meanOfRows(own);
    const decided = state?.state === "decided" ? state : undefined;
    const evidence = interval && {
      phase: "together" as const,
      pairs: decided?.pairs ?? rounds,
      mean: multiplier,
      standardError: multiplier * Math.sqrt(squaredError?.value ?? 0),
      interval,
      ...(decided === undefined ? {} : { alpha: decided.alpha, ending: decided.ending }),
    };
    const tests = own.map(({ test }) => test);
    const bias = geometricMean(tests.map(biasOf));
    const outcome = outcomeOf(state, multiplier > ceiling.value, criteria.untrusted);
    const judgement = createJudgement<AverageEvidence>(multiplier, ceiling, outcome, evidence, bias);
    return [{ level, name, tests, judgement }];
  });
}

/**
 * The geometric means of all tests, each with its interval.
 *
 * @param compared with the base
 */
export function headlineOf(
  comparisons: readonly Comparison[],
  { tests }: DecidedTests,
  compared: readonly ComparedRow[],
): Headline {
  const main = comparisons.flatMap((one): MeanRow[] => {
    const decided = one.state === "measured" ? tests.get(testPath(one)) : undefined;
    return one.state !== "measured" || decided === undefined
      ? []
      : [rowOf(decided, "baseline", one.multiplier)];
  });
  return { baseline: meanRatio(main), base: meanRatio(compared) };
}

function meanRatio(rows: readonly MeanRow[]): MeanRatio | undefined {
  if (rows.length === 0) return undefined;
  const { multiplier, interval } = meanOfRows(rows);
  return { multiplier, tests: rows.length, interval };
}

/** @param ratio the row's figure */
function rowOf(decided: DecidedTest, role: "baseline" | "base", ratio: number): MeanRow {
  const { test, run, [role]: { first = 0, end = 1 } = {} } = decided;
  const logRatios = countedRatios(decided, role);
  return { ratio, weight: 1, stratum: stratumOf(test, run), pairs: end - first, logRatios };
}
