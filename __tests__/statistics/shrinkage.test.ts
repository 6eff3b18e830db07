import { expect, it } from "vitest";
import { shrink } from "../../src/statistics/shrinkage.ts";

const noisy = (squaredError: number, ...values: readonly number[]) =>
  values.map((value) => ({ value, squaredError }));

it("values with half of their variance from noise go half of the way to their mean", () => {
  // The variance of 1, 2 and 3 is 1.
  expect(shrink(noisy(0.5, 1, 2, 3))).toEqual([1.5, 2, 2.5]);
});

it("values that differ by no more than their noise are all the mean", () => {
  expect(shrink(noisy(4, 1, 2, 3))).toEqual([2, 2, 2]);
});

it("a value without error stays, and so do two values, which show no spread", () => {
  expect(shrink(noisy(0, 1, 2, 3))).toEqual([1, 2, 3]);
  expect(shrink(noisy(9, 1, 3))).toEqual([1, 3]);
});
