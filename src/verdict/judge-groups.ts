import type { Criteria, GroupLevel } from "../model/criteria.ts";
import { type Test, testOnly, testPath } from "../model/test.ts";
import { geometricMean } from "../statistics/summary.ts";
import type { Comparison } from "./comparison.ts";
import type { BiasOf } from "./controls.ts";
import { countedRatios, type DecidedTest, type DecidedTests } from "./decided-tests.ts";
import type { AverageEvidence, RatioInterval } from "./evidence.ts";
import { type Judgement, judgeMean } from "./judgement.ts";
import { type MeanRow, meanOfRows } from "./rows-mean.ts";
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
 * Judges what was compared with the base together. Empty without a base.
 *
 * @param ratios candidate / base of each test as its row has it, by path
 */
export function judgeGroups(
  ratios: ReadonlyMap<string, number>,
  { tests, groups }: DecidedTests,
  criteria: Pick<Criteria, "untrusted">,
  biasOf: BiasOf,
): GroupVerdict[] {
  const weightOf = weightsBySpread(
    [...tests.values()].map((one) => ({
      group: one.spreadGroup,
      logRatios: countedRatios(one, "base"),
    })),
    2,
  );
  return groups.flatMap(({ group, state }): GroupVerdict[] => {
    const own = group.tests.flatMap((path) => {
      const [ratio, decided] = [ratios.get(path), tests.get(path)];
      if (ratio === undefined || decided === undefined) return [];
      return [
        { ...rowOf(decided, "base", ratio), weight: weightOf(decided.spreadGroup), test: decided.test },
      ];
    });
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
    const bias = geometricMean(own.map(({ test }) => biasOf(test)));
    return [
      {
        level,
        name,
        tests: own.map(({ test }) => testOnly(test)),
        judgement: judgeMean(multiplier, ceiling, state, evidence, criteria.untrusted, bias),
      },
    ];
  });
}

/**
 * The geometric means of all tests, each with its interval: against the base, that of the group of all tests, if they are one.
 *
 * @param ratios candidate / base of each test as its row has it, by path
 * @param groups what was compared with the base together
 */
export function headlineOf(
  comparisons: readonly Comparison[],
  { tests }: DecidedTests,
  ratios: ReadonlyMap<string, number>,
  groups: readonly GroupVerdict[],
): Headline {
  const multipliers = new Map(
    comparisons.flatMap((one) =>
      one.state === "measured" ? [[testPath(one), one.multiplier] as const] : [],
    ),
  );
  const of = (role: "baseline" | "base", figures: ReadonlyMap<string, number>): MeanRatio | undefined => {
    const rows = [...figures].flatMap(([path, ratio]) => {
      const decided = tests.get(path);
      return decided === undefined ? [] : [rowOf(decided, role, ratio)];
    });
    if (rows.length === 0) return undefined;
    const { multiplier, interval } = meanOfRows(rows);
    return { multiplier, tests: rows.length, interval };
  };
  const overall = groups.find(({ level }) => level === "overall");
  return {
    baseline: of("baseline", multipliers),
    base:
      overall === undefined
        ? of("base", ratios)
        : {
            multiplier: overall.judgement.multiplier,
            tests: overall.tests.length,
            interval: overall.judgement.evidence?.interval,
          },
  };
}

/** @param ratio the row's figure */
export function rowOf(decided: DecidedTest, role: "baseline" | "base", ratio: number): MeanRow {
  const { test, run, [role]: { first = 0, end = 1 } = {} } = decided;
  const logRatios = countedRatios(decided, role);
  return { ratio, weight: 1, stratum: stratumOf(test, run), pairs: end - first, logRatios };
}
