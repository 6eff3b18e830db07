import { expect, it } from "vitest";
import { layoutDeviations, typicalVariances, weightsBySpread } from "../../src/verdict/spread.ts";

const tests = (group: string | undefined, half: number, count = 4) =>
  Array.from({ length: count }, () => ({ group, logRatios: [half, -half, 9] }));

it("tests that spread more weigh less, and never more than a layout's own difference lets them", () => {
  const spreads = [
    ...tests("calm", 0),
    ...tests("like a layout", layoutDeviations.test),
    ...tests("wild", 1),
  ];
  const weightOf = weightsBySpread(spreads, 2);
  expect(weightOf("calm")).toBeCloseTo(1, 3);
  expect(weightOf("like a layout")).toBeLessThan(0.6);
  expect(weightOf("like a layout")).toBeGreaterThan(100 * weightOf("wild"));
});

it("a group of which nothing is known weighs as little as any other, or as much as all if nothing is known", () => {
  const spreads = [...tests("calm", 0.001), ...tests("wild", 1), ...tests("one test", 0, 1)];
  const weightOf = weightsBySpread(spreads, 2);
  for (const group of ["one test", undefined]) expect(weightOf(group)).toBe(weightOf("wild"));
  expect(weightsBySpread(tests(undefined, 1), 2)(undefined)).toBe(1);
});

it("the typical variance is of the first pairs, so that it stays the same while more are measured", () => {
  const longer = tests("x", 0.01).map(({ group, logRatios }) => ({ group, logRatios: [...logRatios, 5] }));
  expect(typicalVariances(longer, 2)).toEqual(typicalVariances(tests("x", 0.01), 2));
  expect(typicalVariances(tests("x", 0.01, 1), 2).size).toBe(0);
});
