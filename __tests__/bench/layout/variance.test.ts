import { describe, expect, it } from "vitest";
import {
  layoutCovariance,
  layoutVariance,
  type MeasuredBuild,
  noiseParts,
} from "../../../bench/layout/variance.ts";
import { Variates } from "../../../bench/noise/variates.ts";

const each = Array.from({ length: 40 }, (_, test) => [test]);
const workloads = Array.from({ length: 20 }, (_, workload) => [workload, workload + 20]);
const all = [each.flat()];
/** As two storages. */
const clusters = [each.flat().slice(0, 20), each.flat().slice(20)];

/** Standard deviations, percent. */
interface Size {
  readonly builds: number;
  readonly common: number;
  readonly workload: number;
  readonly test: number;
  readonly round: number;
  readonly cluster: number;
  readonly pair: number;
}

/** Builds two by two in a run, whose base has noise of its own. */
function simulate(size: Size): MeasuredBuild[] {
  const variates = new Variates(1, "layout");
  const draw = (percent: number) => (percent / 100) * variates.normal();
  const draws = (count: number, percent: number) => Array.from({ length: count }, () => draw(percent));
  const rounds = 6;
  const noise = () => {
    const shared = draws(rounds, size.round);
    const clustered = clusters.map(() => draws(rounds, size.cluster));
    return each.map((_, test) =>
      shared.map((one, round) => one + (clustered[test < 20 ? 0 : 1]?.[round] as number) + draw(size.pair)),
    );
  };
  const add = (...tables: readonly (readonly (readonly number[])[])[]) =>
    each.map((_, test) =>
      Array.from({ length: rounds }, (_, round) =>
        tables.reduce((sum, table) => sum + (table[test]?.[round] as number), 0),
      ),
    );
  return Array.from({ length: size.builds / 2 }, (_, run) => {
    const ofBase = noise();
    return [0, 1].map(() => {
      const common = draw(size.common);
      const own = draws(20, size.workload);
      const layout = each.map((_, test) => {
        const effect = common + (own[test % 20] as number) + draw(size.test);
        return Array.from({ length: rounds }, () => effect);
      });
      return { run: String(run), logRatios: add(layout, noise(), ofBase) };
    });
  }).flat();
}

const percent = (variance: number) => 100 * Math.sqrt(variance);
const quiet = { round: 0.2, cluster: 0.3, pair: 1 };

describe("the variance that layout gives", () => {
  const builds = simulate({ builds: 200, common: 0.5, workload: 1, test: 1, ...quiet });

  it("is found at every level, without the noise", () => {
    expect(percent(layoutVariance(builds, each).value)).toBeCloseTo(1.5, 1);
    expect(percent(layoutVariance(builds, workloads).value)).toBeCloseTo(Math.sqrt(1.75), 1);
    expect(percent(layoutVariance(builds, all).value)).toBeCloseTo(Math.sqrt(0.25 + 1 / 20 + 1 / 40), 1);
  });

  it("is in its interval, which is wide for few builds", () => {
    const wide = layoutVariance(builds.slice(0, 8), all);
    const narrow = layoutVariance(builds, all);
    expect(narrow.low).toBeLessThan(0.325e-4);
    expect(narrow.high).toBeGreaterThan(0.325e-4);
    expect(wide.high - wide.low).toBeGreaterThan(2 * (narrow.high - narrow.low));
  });

  it("is shared by the tests of a workload", () => {
    expect(percent(layoutCovariance(builds, workloads))).toBeCloseTo(Math.sqrt(1.25), 1);
  });

  it("is about 0 between equal builds, though the two of a run share noise and some rounds are far off", () => {
    const equal = simulate({ builds: 200, common: 0, workload: 0, test: 0, round: 2, cluster: 0, pair: 2 });
    const disturbed = equal.map(({ run, logRatios }, build) => ({
      run,
      logRatios: logRatios.map((values, test) =>
        values.map((value, round) => ((build + 7 * test + round) % 20 === 0 ? value + 0.3 : value)),
      ),
    }));
    expect(Math.abs(layoutVariance(disturbed, each).value)).toBeLessThan(0.2e-4);
    const { low, high } = layoutVariance(disturbed, all);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });
});

it("divides the noise of pairs into its parts", () => {
  const size = { builds: 400, common: 2, workload: 2, test: 2, round: 1, cluster: 2, pair: 3 };
  const { round, cluster, pair } = noiseParts(simulate(size), clusters);
  // A ratio has the noise of two builds.
  expect(percent(round.value / 2)).toBeCloseTo(1, 0);
  expect(percent(cluster.value / 2)).toBeCloseTo(2, 0);
  expect(percent(pair.value / 2)).toBeCloseTo(3, 1);
  expect(round.low).toBeLessThan(2e-4);
  expect(round.high).toBeGreaterThan(2e-4);
});
