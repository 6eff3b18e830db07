import { describe, expect, it } from "vitest";
import { digamma, halfWidth, moderate, typicalVariance, varianceOf } from "../../src/statistics/moderated.ts";

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

describe("typicalVariance", () => {
  it("is that of all if they are alike, but for what few degrees make of it", () => {
    const alike = (degrees: number) => Array.from({ length: 3 }, () => ({ value: 4, degrees }));
    // exp(-psi(1)), psi(1) being Euler's constant, negated
    expect(typicalVariance(alike(2)) / 4).toBeCloseTo(Math.exp(0.5772156649), 9);
    expect(typicalVariance(alike(2000)) / 4).toBeCloseTo(1, 2);
  });

  it("is not decided by a single one", () => {
    const calm = Array.from({ length: 9 }, () => ({ value: 1, degrees: 2 }));
    expect(typicalVariance([...calm, { value: 100, degrees: 2 }]) / typicalVariance(calm)).toBeCloseTo(
      100 ** 0.1,
      9,
    );
  });

  it("takes no variance for a small one", () => {
    expect(typicalVariance([{ value: 0, degrees: 2 }])).toBeGreaterThan(0);
  });
});

describe("digamma", () => {
  it.each([
    [0.5, -1.963510026],
    [1, -0.5772156649],
    [2.5, 0.7031566406],
    [10, 2.251752589],
  ])("of %d is %d", (x, value) => {
    expect(digamma(x)).toBeCloseTo(value, 9);
  });
});

describe("halfWidth", () => {
  it("takes Student's quantile: 2.776 for 95 % and 4 degrees", () => {
    expect(halfWidth({ value: 4, degrees: 4 }, 0.95)).toBeCloseTo(2 * 2.776, 2);
  });
});
