import { describe, expect, it } from "vitest";
import { createDistanceSums } from "../../../../../src/features/nights/history/runs/distance-sums.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";
import { normal } from "../../../../builders/histories.ts";

const random = new RandomStream(3, "distance sums");
const count = 40;
// A few of them are equal.
const values = Float64Array.from({ length: count }, (_, index) => (index % 5 === 0 ? 1 : normal(random)));
const weights = Float64Array.from({ length: count }, () => random.integer(1, 9) / 4);
const distance = (one: number, other: number) =>
  (weights[one] ?? NaN) * (weights[other] ?? NaN) * Math.abs((values[one] ?? NaN) - (values[other] ?? NaN));

describe("createDistanceSums", () => {
  it("sums a value's distances to all", () => {
    const { toAll } = createDistanceSums(values, weights);
    for (const [index, sum] of toAll.entries()) {
      const expected = [...values.keys()].reduce((total, other) => total + distance(index, other), 0);
      expect(sum).toBeCloseTo(expected, 12);
    }
  });

  it("sums the distances among the first values of any order", () => {
    const { sumAmong } = createDistanceSums(values, weights);
    const among = new Float64Array(count + 1);
    for (let repeat = 0; repeat < 3; repeat++) {
      const order = random.shuffle([...values.keys()]);
      sumAmong(Int32Array.from(order), among);
      let expected = 0;
      for (const [place, index] of order.entries()) {
        expected += order.slice(0, place).reduce((total, other) => total + distance(index, other), 0);
        expect(among[place + 1]).toBeCloseTo(expected, 11);
      }
    }
    expect(among[0]).toBe(0);
  });

  it("is exactly 0 among values that are the same", () => {
    const same = createDistanceSums(new Float64Array(9), weights.slice(0, 9));
    const among = new Float64Array(10);
    same.sumAmong(Int32Array.of(8, 0, 1, 2, 3, 4, 5, 6, 7), among);
    expect([...among, ...same.toAll].every((sum) => sum === 0)).toBe(true);
  });
});
