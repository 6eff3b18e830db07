import type { Criteria, GroupLevel } from "../model/criteria.ts";
import { type Test, testOnly, testPath } from "../model/test.ts";
import type { Variance } from "../statistics/moderated.ts";
import { pooledMean } from "../statistics/pooled-mean.ts";
import { geometricMean, mean } from "../statistics/summary.ts";
import { type Comparison, isUnmeasured } from "./comparison.ts";
import type { BiasOf } from "./controls.ts";
import { countedRatios, type DecidedTest, type DecidedTests } from "./decided-tests.ts";
import type { AverageEvidence, RatioInterval } from "./evidence.ts";
import { intervalOfMean } from "./intervals.ts";
import { createJudgement, type Judgement, outcomeOf } from "./judgement.ts";
import { type WeightOf, weightsBySpread } from "./spread.ts";
import { stratumOf } from "./trials.ts";

/** Tests that were compared with the base together. */
export interface GroupVerdict {
  readonly level: GroupLevel;
  /** `all`, `oltp`, `int/memory/writes`, or, of a workload in all its cells, `oltp_insert`. */
  readonly name: string;
  /** At least 2. */
  readonly tests: readonly Test[];
  /** Its multiplier is the geometric mean of candidate / base, in which a test counts the less, the more its pairs spread. */
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

/** Judges what was compared with the base together. Empty without a base. */
export function judgeGroups(
  comparisons: readonly Comparison[],
  { tests, groups }: DecidedTests,
  criteria: Pick<Criteria, "untrusted">,
  biasOf: BiasOf,
): GroupVerdict[] {
  const weightOf = weightsOf(tests.values());
  const measured = new Set(
    comparisons.flatMap((one) => (multiplierOf(one, "base") === undefined ? [] : [testPath(one)])),
  );
  return groups.flatMap(({ group, state }): GroupVerdict[] => {
    const own = group.tests.flatMap((path) => (measured.has(path) ? (tests.get(path) ?? []) : []));
    if (own.length < group.tests.length) return [];
    const { level, name, ceiling } = group;
    const { log, squaredError, rounds } = pooledRatio(own, "base", weightOf);
    const multiplier = Math.exp(log);
    const evidence =
      squaredError === undefined
        ? undefined
        : {
            phase: "together" as const,
            pairs: state?.state === "decided" ? state.pairs : rounds,
            mean: multiplier,
            standardError: multiplier * Math.sqrt(squaredError.value),
            interval: intervalOfMean(log, squaredError),
            ...(state?.state === "decided" ? { alpha: state.alpha, ending: state.ending } : {}),
          };
    const outcome = outcomeOf(state, multiplier > ceiling.value, criteria.untrusted);
    return [
      {
        level,
        name,
        tests: own.map(({ test }) => testOnly(test)),
        judgement: createJudgement<AverageEvidence>(
          multiplier,
          ceiling,
          outcome,
          evidence,
          geometricMean(own.map(({ test }) => biasOf(test))),
        ),
      },
    ];
  });
}

/**
 * The geometric means of all tests, each with its interval: against the base, that of the group of all tests, if they are one.
 *
 * @param groups what was compared with the base together
 */
export function headlineOf(
  comparisons: readonly Comparison[],
  decided: DecidedTests,
  groups: readonly GroupVerdict[],
): Headline {
  const of = (role: "baseline" | "base"): MeanRatio | undefined => {
    const measured = comparisons.flatMap((one) => {
      const multiplier = multiplierOf(one, role);
      const test = decided.tests.get(testPath(one));
      return multiplier === undefined || test === undefined ? [] : [{ multiplier, test }];
    });
    if (measured.length === 0) return undefined;
    const log = mean(measured.map(({ multiplier }) => Math.log(multiplier)));
    const { squaredError } = pooledRatio(
      measured.map(({ test }) => test),
      role,
    );
    const interval = squaredError && intervalOfMean(log, squaredError);
    return { multiplier: Math.exp(log), tests: measured.length, interval };
  };
  const overall = groups.find(({ level }) => level === "overall");
  const ofGroup = ({ tests, judgement: { multiplier, evidence } }: GroupVerdict): MeanRatio => {
    return { multiplier, tests: tests.length, interval: evidence?.interval };
  };
  return {
    baseline: of("baseline"),
    base: overall === undefined ? of("base") : ofGroup(overall),
  };
}

interface PooledRatio {
  /** The mean of the logarithms. */
  readonly log: number;
  /** The rounds that all tests have. */
  readonly rounds: number;
  /** The squared error of the logarithm; absent for fewer than 2 rounds. */
  readonly squaredError?: Variance;
}

/** The geometric mean of tests, at least one. */
function pooledRatio(
  measured: readonly DecidedTest[],
  role: "baseline" | "base",
  weightOf: WeightOf = () => 1,
): PooledRatio {
  const series = measured.map((one) => ({
    stratum: stratumOf(one.test, one.run),
    values: countedRatios(one, role),
    weight: weightOf(one.spreadGroup),
  }));
  const rounds = Math.min(...series.map(({ values }) => values.length));
  if (rounds >= 2) {
    const { mean: log, squaredError } = pooledMean(series, rounds);
    return { log, rounds, squaredError };
  }
  const total = series.reduce((sum, { weight }) => sum + weight, 0);
  return {
    log: series.reduce((sum, { values, weight }) => sum + (weight / total) * mean(values), 0),
    rounds,
  };
}

function weightsOf(tests: Iterable<DecidedTest>): WeightOf {
  const spreads = [...tests].map((one) => ({
    group: one.spreadGroup,
    logRatios: countedRatios(one, "base"),
  }));
  return weightsBySpread(spreads, 2);
}

function multiplierOf(one: Comparison, role: "baseline" | "base"): number | undefined {
  if (isUnmeasured(one)) return undefined;
  if (role === "baseline") return one.state === "measured" ? one.multiplier : undefined;
  return one.base?.state === "measured" ? one.base.multiplier : undefined;
}
