import { describe, expect, it } from "vitest";
import { halfWidth, moderate, pooledVariance, varianceOf } from "../../src/statistics/moderated.ts";

describe("varianceOf", () => {
  it("is the sample variance, with a degree of freedom less than values", () => {
    expect(varianceOf([1, 2, 3, 4])).toEqual({ value: 5 / 3, degrees: 3 });
  });
});

describe("moderate", () => {
  it("weighs the prior as two degrees of freedom", () => {
    expect(moderate({ value: 9, degrees: 2 }, 1)).toEqual({ value: 5, degrees: 4 });
    expect(moderate({ value: 9, degrees: 98 }, 1).value).toBeCloseTo(8.84, 9);
  });
});

describe("pooledVariance", () => {
  it("weighs each by its degrees of freedom", () => {
    expect(
      pooledVariance([
        { value: 1, degrees: 2 },
        { value: 4, degrees: 1 },
      ]),
    ).toBe(2);
  });
});

describe("halfWidth", () => {
  it("takes Student's quantile: 2.776 for 95 % and 4 degrees", () => {
    expect(halfWidth({ value: 4, degrees: 4 }, 0.95)).toBeCloseTo(2 * 2.776, 2);
  });
});
