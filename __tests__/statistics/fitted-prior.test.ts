import { describe, expect, it } from "vitest";
import { Variates } from "../../bench/noise/variates.ts";
import { fitPriors, polygamma3, trigamma } from "../../src/statistics/fitted-prior.ts";
import { type Variance, varianceOf } from "../../src/statistics/moderated.ts";

/** Variances of so many normal values each, around true variances that are scaled inverse chi-squares of `alike` degrees. */
function drawVariances(count: number, values: number, alike: number, seed = 1): Variance[] {
  const random = new Variates(seed, `${count} variances`);
  const normal = () => random.normal();
  return Array.from({ length: count }, () => {
    const square = Array.from({ length: alike }, normal).reduce((sum, one) => sum + one ** 2, 0);
    const deviation = alike === 0 ? 1 : Math.sqrt(alike / square);
    return varianceOf(Array.from({ length: values }, () => deviation * normal()));
  });
}

const degreesOf = (variances: readonly Variance[], most?: number) =>
  fitPriors(new Map([["all", variances]]), most).get("all")?.degrees ?? Number.NaN;

describe("a fitted prior", () => {
  it("has the degrees that variances were drawn with, if there are many of them", () => {
    expect(degreesOf(drawVariances(20_000, 6, 4))).toBeCloseTo(4, 0);
    expect(degreesOf(drawVariances(20_000, 3, 2))).toBeCloseTo(2, 0);
    expect(degreesOf(drawVariances(20_000, 6, 20), 100)).toBeGreaterThan(14);
  });

  it("has 6 degrees at most, however alike the variances are", () => {
    expect(degreesOf(drawVariances(2_000, 6, 0))).toBe(6);
    expect(degreesOf(drawVariances(2_000, 6, 0), 50)).toBeGreaterThan(30);
  });

  it("has few degrees where few variances look alike", () => {
    const alike = Array.from({ length: 2 }, () => ({ value: 1, degrees: 2 }));
    // n / trigamma(1) = 2 / (pi^2 / 6)
    expect(degreesOf(alike)).toBeCloseTo(12 / Math.PI ** 2, 8);
    expect(degreesOf(Array.from({ length: 69 }, () => ({ value: 1, degrees: 2 })))).toBe(6);
  });

  it("has a variance of its own for each group, and none for a group of one", () => {
    const [small, large] = [1, 100].map((value) => Array.from({ length: 9 }, () => ({ value, degrees: 9 })));
    const fitted = fitPriors(
      new Map([
        ["small", small ?? []],
        ["large", large ?? []],
        ["one", [{ value: 1, degrees: 9 }]],
      ]),
    );
    expect([...fitted.keys()]).toEqual(["small", "large"]);
    expect((fitted.get("large")?.value ?? 0) / (fitted.get("small")?.value ?? 1)).toBeCloseTo(100, 9);
    expect(fitted.get("small")?.degrees).toBe(6);
  });

  it("is not there without two variances of a group", () => {
    expect(fitPriors(new Map()).size).toBe(0);
    expect(fitPriors(new Map([["one", [{ value: 1, degrees: 2 }]]])).size).toBe(0);
  });

  it("takes variances of different degrees, and none for a small one", () => {
    const mixed = [
      { value: 0, degrees: 1 },
      { value: 2, degrees: 10 },
      { value: 1, degrees: 4 },
    ];
    const { value, degrees } = fitPriors(new Map([["all", mixed]])).get("all") ?? { value: 0, degrees: 0 };
    expect(value).toBeGreaterThan(0);
    expect(degrees).toBeGreaterThan(0);
    expect(degrees).toBeLessThan(1);
  });
});

describe("derivatives of the digamma function", () => {
  it.each([
    [0.5, Math.PI ** 2 / 2],
    [1, Math.PI ** 2 / 6],
    [2, Math.PI ** 2 / 6 - 1],
    [10, 0.1051663357],
  ])("the first at %d is %d", (x, value) => {
    expect(trigamma(x)).toBeCloseTo(value, 8);
  });

  it.each([
    [0.5, Math.PI ** 4],
    [1, Math.PI ** 4 / 15],
    [2, Math.PI ** 4 / 15 - 6],
  ])("the third at %d is %d", (x, value) => {
    expect(polygamma3(x)).toBeCloseTo(value, 5);
  });
});
