import { mean, sampleCovariance, sampleVariance } from "simple-statistics";
import { studentQuantile } from "../../src/statistics/student-t.ts";
import { median, robustDeviation } from "../../src/statistics/summary.ts";
import { RandomStream } from "../../src/suite/random.ts";

/** One build measured against the base: ln(build / base) by test and round. */
export interface MeasuredBuild {
  /** Builds of one run share the noise of their base. */
  readonly run: string;
  readonly logRatios: readonly (readonly number[])[];
}

/** Places of tests. */
export type Group = readonly number[];

/** A variance, and its interval of 95 %. */
export interface Variance {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const probability = 0.975;

/** How many of a test's standard deviations a round may be from the median of its rounds. */
const farthest = 3;

/**
 * Rounds that are farther from the median of their build's rounds than three standard deviations, by the median deviation of all builds,
 * are put there: a burst of the machine in a sample of few chunks would otherwise be most of a variance.
 *
 * @param builds of the same tests
 */
export function withoutOutliers(builds: readonly MeasuredBuild[]): MeasuredBuild[] {
  const reach = (builds[0]?.logRatios ?? []).map(
    (_, test) => farthest * robustDeviation(...builds.map(({ logRatios }) => logRatios[test] ?? [])),
  );
  return builds.map(({ run, logRatios }) => ({
    run,
    logRatios: logRatios.map((values, test) => {
      const middle = median(values);
      const far = reach[test] as number;
      return values.map((value) => Math.min(middle + far, Math.max(middle - far, value)));
    }),
  }));
}

/** A build's figure of a group, of some rounds: the mean over tests of the median over rounds, which no burst of the machine moves. */
export function figureOf({ logRatios }: MeasuredBuild, group: Group, rounds: readonly number[]): number {
  return mean(group.map((test) => median(rounds.map((round) => logRatios[test]?.[round] as number))));
}

/** The numbers of all rounds, from 0. */
export function roundsOf(builds: readonly MeasuredBuild[]): number[] {
  return [...(builds[0]?.logRatios[0]?.keys() ?? [])];
}

/** How often rounds are divided into halves. */
const divisions = 20;

/** Halves of the rounds, other ones each time. */
function halvesOf(rounds: readonly number[]): (readonly [number[], number[]])[] {
  const random = new RandomStream(1, "halves");
  const half = Math.floor(rounds.length / 2);
  return Array.from({ length: divisions }, () => {
    const shuffled = random.shuffle(rounds);
    return [shuffled.slice(0, half), shuffled.slice(half)] as const;
  });
}

/** A group's figure of each build. */
interface GroupFigures {
  /** By all rounds. */
  readonly whole: readonly number[];
  /** By two halves of the rounds, as often as they are divided. */
  readonly halves: readonly (readonly [readonly number[], readonly number[]])[];
}

function figuresOf(builds: readonly MeasuredBuild[], group: Group): GroupFigures {
  const rounds = roundsOf(builds);
  const of = (some: readonly number[]) => builds.map((build) => figureOf(build, group, some));
  return { whole: of(rounds), halves: halvesOf(rounds).map(([one, other]) => [of(one), of(other)] as const) };
}

/**
 * Layout is in both halves of the rounds and noise is not, so that the covariance of the halves' figures is the variance of layout, however
 * noise is distributed; also where two builds of a run share the noise of their base. Subtracting the noise that is seen between rounds
 * would need a normal distribution: outliers made up to 0.8 % of layout out of nothing.
 */
function layoutOf({ halves }: GroupFigures): number {
  return mean(halves.map(([one, other]) => sampleCovariance([...one], [...other])));
}

function withoutBuild({ whole, halves }: GroupFigures, left: number): GroupFigures {
  const without = (figures: readonly number[]) => figures.toSpliced(left, 1);
  return { whole: without(whole), halves: halves.map(([one, other]) => [without(one), without(other)]) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The variance of a figure between builds. */
export interface LayoutVariance extends Variance {
  /** The part of the measured variance that is noise. */
  readonly noise: number;
}

/**
 * The variance that layout gives to a group's figure, averaged over groups: the variance between builds less the noise. Each of the two
 * has an interval by a jackknife over builds, the first of its logarithm, and both make that of the difference (Zou and Donner,
 * Construction of confidence limits about effect measures, 2008).
 *
 * @param builds of different layouts, at least 4, each with the same tests and at least 2 rounds
 */
export function layoutVariance(builds: readonly MeasuredBuild[], groups: readonly Group[]): LayoutVariance {
  const all = groups.map((group) => figuresOf(builds, group));
  const partsOf = (some: readonly GroupFigures[]) => {
    const measured = mean(some.map(({ whole }) => sampleVariance([...whole])));
    return { measured, noise: measured - mean(some.map(layoutOf)) };
  };
  const { measured, noise } = partsOf(all);
  const without = builds.map((_, left) => partsOf(all.map((one) => withoutBuild(one, left))));
  const factor = Math.exp(reachOf(without.map((parts) => Math.log(parts.measured))));
  const far = reachOf(without.map((parts) => parts.noise));
  const value = measured - noise;
  const low = value - Math.hypot(measured - measured / factor, far);
  return { value, low, high: value + Math.hypot(measured * factor - measured, far), noise };
}

/** Half of the width of an interval, by the figures without one build each. */
function reachOf(without: readonly number[]): number {
  const degrees = without.length - 1;
  const squares = sum(without.map((one) => (one - mean([...without])) ** 2));
  return studentQuantile(probability, degrees) * Math.sqrt((squares * degrees) / without.length);
}

/**
 * The covariance that layout gives to two tests of one group, averaged over all such pairs of all groups: the variance of a sum is the sum
 * of all variances and covariances.
 */
export function layoutCovariance(builds: readonly MeasuredBuild[], groups: readonly Group[]): number {
  const varianceOf = (group: Group) => layoutOf(figuresOf(builds, group));
  const larger = groups.filter(({ length }) => length > 1);
  const covariances = larger.map(
    (group) => group.length ** 2 * varianceOf(group) - sum(group.map((test) => varianceOf([test]))),
  );
  return sum(covariances) / sum(larger.map(({ length }) => length * (length - 1)));
}

/** The noise of one pair of samples, divided into what it shares with others of its round. */
export interface NoiseParts {
  /** Shared by all tests of a round. */
  readonly round: Variance;
  /** Shared by the tests of a cluster in a round. */
  readonly cluster: Variance;
  /** A pair's own. */
  readonly pair: Variance;
}

/**
 * Divides noise by the method of moments: the mean product of two tests' deviations is the round's part if they are of different clusters,
 * and that with the cluster's part if they are of one. Intervals are of the rounds, taken as independent.
 *
 * @param clusters of all tests; at least two
 */
export function noiseParts(builds: readonly MeasuredBuild[], clusters: readonly Group[]): NoiseParts {
  const tests = clusters.flat().length;
  const inClusters = clusters.reduce((sum, { length }) => sum + length ** 2, 0);
  const rounds = [...Map.groupBy(builds, ({ run }) => run).values()]
    .flatMap((together) => {
      const each = together.map((build) => roundMoments(build, clusters));
      // Builds of one run have their base's noise in common: together they are one observation of a round.
      return (each[0] ?? []).map((_, round) => each.map((one) => one[round] as Moments));
    })
    .map((alike) => {
      const [all, within, own] = (["all", "within", "own"] as const).map((part) =>
        mean(alike.map((one) => one[part])),
      );
      const apart = ((all as number) - (within as number)) / (tests ** 2 - inClusters);
      const near = ((within as number) - (own as number)) / (inClusters - tests);
      return { round: apart, cluster: near - apart, pair: (own as number) / tests - near };
    });
  const part = (name: keyof NoiseParts): Variance => {
    const values = rounds.map((one) => one[name]);
    const value = mean(values);
    const error = Math.sqrt(sampleVariance(values) / values.length);
    const far = studentQuantile(probability, values.length - 1) * error;
    return { value, low: value - far, high: value + far };
  };
  return { round: part("round"), cluster: part("cluster"), pair: part("pair") };
}

/** Squares of a round's deviations: of their sum, of their sums in clusters, and of each. */
interface Moments {
  readonly all: number;
  readonly within: number;
  readonly own: number;
}

/** By round; corrected for what centring takes away. */
function roundMoments({ logRatios }: MeasuredBuild, clusters: readonly Group[]): Moments[] {
  const centred = logRatios.map((values) => values.map((value) => value - mean([...values])));
  return (logRatios[0] ?? []).map((_, round, { length }) => {
    const sums = clusters.map((cluster) =>
      cluster.map((test) => (centred[test] as number[])[round] as number),
    );
    const correct = length / (length - 1);
    return {
      all: correct * sum(sums.map(sum)) ** 2,
      within: correct * sum(sums.map((cluster) => sum(cluster) ** 2)),
      own: correct * sum(sums.flat().map((one) => one ** 2)),
    };
  });
}
