import { describe, expect, it } from "vitest";
import { seriesOf } from "../../../../../src/features/nights/history/runs/series.ts";
import { makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";

const interval = (half: number) => ({ low: 1.5 * Math.exp(-half), high: 1.5 * Math.exp(half) });

const runsOf = (...tests: readonly ReturnType<typeof makeHistoryTest>[]) =>
  tests.map((test, day) => makeHistoryRun(day, { tests: [test] }));

describe("seriesOf", () => {
  it("has the logarithm of every multiplier, and which run it is of", () => {
    const missing = { section: "int/memory/reads", workload: "oltp_point_select", pairs: 0 } as const;
    const [series] = seriesOf(
      runsOf(
        makeHistoryTest({ candidateNs: 20_000_000 }),
        { ...missing, result: "failed" },
        makeHistoryTest({ candidateNs: 5_000_000 }),
      ),
    );
    expect(series?.path).toBe("int/memory/reads/oltp_point_select");
    expect(series?.group).toBe("memory/reads");
    expect(series?.points.map(({ run }) => run)).toEqual([0, 2]);
    expect(series?.points.map(({ logRatio }) => logRatio)).toEqual([Math.log(2), Math.log(0.5)]);
  });

  it("has the interval and the result of every point", () => {
    const { low, high, ...bare } = makeHistoryTest({ result: "fail" });
    const [series] = seriesOf(runsOf(makeHistoryTest(), bare));
    expect(series?.points.map(({ interval: own, result }) => [own, result])).toEqual([
      [{ low: 1.47, high: 1.53 }, "pass"],
      [undefined, "fail"],
    ]);
  });

  it("has tests that come and go, in the order in which they first appear", () => {
    const [one, other] = [makeHistoryTest(), makeHistoryTest({ workload: "table_scan" })];
    const runs = [makeHistoryRun(0, { tests: [one] }), makeHistoryRun(1, { tests: [other] })];
    const series = seriesOf(runs);
    expect(series.map(({ points }) => points.map(({ run }) => run))).toEqual([[0], [1]]);
  });

  it("weighs points by their intervals: 1 for the usual one, never more than twice as much", () => {
    const halves = [0.02, 0.02, 0.02, 0.06, 0.001];
    const [series] = seriesOf(runsOf(...halves.map((half) => makeHistoryTest(interval(half)))));
    const weights = series?.points.map(({ weight }) => weight) ?? [];
    expect(weights.slice(0, 3)).toEqual([1, 1, 1].map((weight) => expect.closeTo(weight, 10)));
    expect(weights[3]).toBeCloseTo(2 / (1 + 9), 10);
    expect(weights[4]).toBeGreaterThan(1.9);
    expect(weights[4]).toBeLessThan(2);
  });

  it("takes into account that more pairs make the same interval of a larger error", () => {
    const few = makeHistoryTest({ ...interval(0.02), pairs: 3 });
    const many = makeHistoryTest({ ...interval(0.02), pairs: 100 });
    const [series] = seriesOf(runsOf(few, few, few, many));
    expect(series?.points.at(-1)?.weight).toBeLessThan(0.9);
  });

  it("weighs points alike if there are no intervals", () => {
    const { low, high, ...bare } = makeHistoryTest();
    const [series] = seriesOf(runsOf(bare, bare, makeHistoryTest()));
    expect(series?.points.map(({ weight }) => weight)).toEqual([1, 1, 1]);
  });
});
