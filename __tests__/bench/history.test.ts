import { describe, expect, it } from "vitest";
import { createPiecewiseFit, scaleOfSteps } from "../../bench/history/least-absolute.ts";
import { noises, simulateHistory, suiteSize } from "../../bench/history/nights.ts";
import { formatRun, parseRun } from "../../src/features/history/runs/run-text.ts";

const equal = (values: readonly number[]) => values.map((value) => ({ value, weight: 1 }));

describe("createPiecewiseFit", () => {
  const values = [0, 1, 0, 1, 0, 1, 5, 6, 5, 6, 5, 6];

  it("has a change where it costs less than the deviations without one", () => {
    // The median of all is 1, and the deviations from it 0 and 1 on the left, and 4 and 5 on the right: 30 beside 6.
    const fitted = createPiecewiseFit(equal(values));
    expect(fitted(12, 1, 23)).toEqual([6]);
    expect(fitted(12, 1, 25)).toEqual([]);
  });

  it("measures in a scale, and looks at as many values as it is told", () => {
    const fitted = createPiecewiseFit(equal(values));
    expect(fitted(12, 10, 2.3)).toEqual([6]);
    expect(fitted(12, 10, 2.5)).toEqual([]);
    expect(fitted(8, 1, 6)).toEqual([]);
  });

  it("counts deviations by the root of their weights", () => {
    const series = values.map((value, index) => ({ value, weight: index < 6 ? 1 : 0.01 }));
    expect(createPiecewiseFit(series)(12, 1, 5)).toEqual([]);
  });

  it("finds the scale of noise beside a step", () => {
    expect(scaleOfSteps(equal(values))).toBeCloseTo(1.4826 / Math.SQRT2, 10);
  });
});

describe("simulated nights", () => {
  it.each(noises)("of %s noise spread as they are told, and could be kept", (noise) => {
    const nights = simulateHistory(40, noise, 0.02, 1);
    const logs = nights.flatMap(({ tests }) =>
      tests.map(({ baselineNs = 0, candidateNs = 0 }) => Math.log(candidateNs / baselineNs)),
    );
    expect(logs).toHaveLength(40 * suiteSize);
    const deviation = Math.sqrt(logs.reduce((sum, one) => sum + one ** 2, 0) / logs.length);
    expect(deviation).toBeGreaterThan(0.0195);
    expect(deviation).toBeLessThan(0.0205);
    const [first] = nights;
    if (first !== undefined) expect(parseRun(formatRun(first), "a night")).toEqual(first);
  });
});
