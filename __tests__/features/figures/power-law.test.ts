import { describe, expect, it } from "vitest";
import { exponentOf } from "../../../src/features/figures/power-law.ts";

describe("exponentOf", () => {
  it("is the exponent of an exact power law, with no width", () => {
    const points = [1, 2, 4, 8].map((x) => [x, 3 * x ** 1.5] as const);
    const { value, low, high } = exponentOf(points, 0.95);
    expect(value).toBeCloseTo(1.5, 12);
    expect(high - low).toBeCloseTo(0, 6);
  });

  it("has the interval of the slope that textbooks compute", () => {
    const logs = [1, 2, 2, 4, 5];
    const points = logs.map((y, x) => [Math.exp(x), Math.exp(y)] as const);
    const { value, low, high } = exponentOf(points, 0.95);
    expect(value).toBeCloseTo(1, 12);
    // Residuals 0.2, 0.2, -0.8, 0.2, 0.2: s^2 = 0.8 / 3, sum of squares of x = 10, t = 3.1824.
    expect(high - value).toBeCloseTo(3.1824 * Math.sqrt(0.8 / 3 / 10), 4);
    expect(value - low).toBeCloseTo(high - value, 12);
  });

  it("is near 0 for a figure that does not grow", () => {
    const { low, high } = exponentOf(
      [1, 2, 4, 8].map((x, index) => [x, index % 2 === 0 ? 100 : 101] as const),
      0.95,
    );
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });
});
