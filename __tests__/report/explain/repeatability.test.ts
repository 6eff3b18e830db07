import { describe, expect, it } from "vitest";
import { expectedDifference } from "../../../src/report/explain/repeatability.ts";

/** An interval of 95 % of a figure with this standard deviation, in ln. */
const intervalOf = (deviation: number) => ({
  low: Math.exp(-1.96 * deviation),
  high: Math.exp(1.96 * deviation),
});

describe("the difference that a second run is expected to have", () => {
  it("is that of two normal figures, if all tests are alike", () => {
    const alike = Array.from({ length: 10 }, () => intervalOf(0.01));
    const expected = expectedDifference(alike);
    // Phi^-1(0.75) and Phi^-1(0.975), times the square root of 2.
    expect(expected?.median).toBeCloseTo(0.674_49 * Math.SQRT2 * 0.01, 6);
    expect(expected?.most).toBeCloseTo(1.959_96 * Math.SQRT2 * 0.01, 6);
  });

  it("is a mixture: a few noisy tests widen the 95th percentile, and not the median", () => {
    const calm = Array.from({ length: 90 }, () => intervalOf(0.01));
    const noisy = Array.from({ length: 10 }, () => intervalOf(0.1));
    const mixed = expectedDifference([...calm, ...noisy]);
    expect(mixed?.median).toBeLessThan(1.2 * (expectedDifference(calm)?.median ?? 0));
    expect(mixed?.most).toBeGreaterThan(2 * (expectedDifference(calm)?.most ?? 0));
  });

  it("is unknown without an interval", () => {
    expect(expectedDifference([])).toBeUndefined();
  });
});
