import { describe, expect, it } from "vitest";
import { createDivider } from "../../../../../src/features/nights/history/runs/energy.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";
import { normal } from "../../../../builders/histories.ts";

const weighted = (values: readonly number[], weights: readonly number[] = []) =>
  values.map((value, index) => ({ value, weight: weights[index] ?? 1 }));

function divisions(values: readonly number[], weights?: readonly number[]) {
  const divider = createDivider(weighted(values, weights), 3);
  const order = Int32Array.from(values.keys());
  return { step: divider.step(order), stretch: divider.stretch(order) };
}
const divide = (values: readonly number[], weights?: readonly number[]) => divisions(values, weights).step;

/** As the source has it, by all pairs of values. */
function energyStatistic(one: readonly number[], other: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  const between = mean(one.flatMap((x) => other.map((y) => Math.abs(x - y))));
  const within = (side: readonly number[]) =>
    mean(side.flatMap((x, index) => side.slice(index + 1).map((y) => Math.abs(x - y))));
  const [n, m] = [one.length, other.length];
  return ((n * m) / (n + m)) * (2 * between - within(one) - within(other));
}

/** The best statistics of a step and of a stretch that is unlike both of its sides, as `createDivider` defines them. */
function lookAtEach(values: readonly number[]): { step: number; stretch: number } {
  const count = values.length;
  const steps = [count - 2, count - 1, count].map((end) => {
    const places = Array.from({ length: end - 3 }, (_, index) => index + 2);
    const found = places.map((place) => ({
      place,
      statistic: energyStatistic(values.slice(0, place), values.slice(place, end)),
    }));
    const best = found.toSorted((a, b) => b.statistic - a.statistic)[0];
    return best === undefined || best.place < 3 || best.place > end - 3 ? 0 : best.statistic;
  });
  let stretch = 0;
  for (let end = 6; end <= count - 3; end++) {
    const starts = Array.from({ length: end - 5 }, (_, index) => index + 3).map((start) => ({
      start,
      statistic: energyStatistic(values.slice(start, end), [...values.slice(0, start), ...values.slice(end)]),
    }));
    const best = starts.toSorted((a, b) => b.statistic - a.statistic)[0];
    if (best === undefined) continue;
    const inside = values.slice(best.start, end);
    const sides = [values.slice(0, best.start), values.slice(end)];
    if (sides.every((side) => energyStatistic(inside, side) > 0)) stretch = Math.max(stretch, best.statistic);
  }
  return { step: Math.max(0, ...steps), stretch };
}

const times = (count: number, value: number) => Array.from({ length: count }, () => value);

describe("createDivider", () => {
  it("weighs a step by how many values are on its sides: 2 n m / (n + m) if there is no noise", () => {
    expect(divide([...times(3, 0), ...times(3, 1)])).toEqual({ at: 3, statistic: 3 });
    expect(divide([...times(6, 5), ...times(3, 7)])).toEqual({ at: 6, statistic: 8 });
  });

  it("agrees with the means of distances that the source names", () => {
    const values = [1, 2, 4, 3, 1, 9, 8, 12, 9];
    const { at, statistic } = divide(values);
    const [left, right] = [values.slice(0, at), values.slice(at)];
    expect(at).toBe(5);
    expect(statistic).toBeCloseTo(energyStatistic(left, right), 12);
  });

  it("finds a change that was taken back, by all values that are unlike it", () => {
    const { stretch } = divisions([...times(12, 0), ...times(4, 1), ...times(12, 0)]);
    expect([12, 16]).toContain(stretch.at);
    expect(stretch.statistic).toBeCloseTo((2 * 4 * 24) / 28, 12);
  });

  it("takes one step for a step rather than for a stretch", () => {
    const { step, stretch } = divisions([...times(12, 0), ...times(12, 1)]);
    expect(step).toEqual({ at: 12, statistic: 12 });
    expect(stretch.statistic).toBeLessThan(4);
  });

  it("finds the larger of two changes that together come to little", () => {
    expect(divide([...times(9, 2), ...times(14, 0), ...times(11, 3)]).at).toBe(23);
    expect(divide([...times(9, 3), ...times(14, 0), ...times(11, 2)]).at).toBe(9);
  });

  it("agrees with the means of distances where a change was taken back", () => {
    const values = [1, 2, 1, 3, 9, 8, 12, 9, 2, 1, 4];
    const [inside, outside] = [values.slice(4, 8), [...values.slice(0, 4), ...values.slice(8)]];
    expect(divisions(values).stretch.statistic).toBeCloseTo(energyStatistic(inside, outside), 12);
  });

  it("finds the best step and the best stretch of any order, as looking at each of them does", () => {
    const random = new RandomStream(5, "orders");
    const values = Array.from({ length: 14 }, (_, index) => (index < 6 ? 0 : 1) + normal(random));
    const divider = createDivider(weighted(values), 3);
    for (let repeat = 0; repeat < 50; repeat++) {
      const order = random.shuffle([...values.keys()]);
      const ordered = order.map((index) => values[index] ?? NaN);
      const { step, stretch } = lookAtEach(ordered);
      const [foundStep, foundStretch] = [
        divider.step(Int32Array.from(order)),
        divider.stretch(Int32Array.from(order)),
      ];
      expect(foundStep.statistic).toBeCloseTo(step, 10);
      expect(foundStretch.statistic).toBeCloseTo(stretch, 10);
    }
  });

  it("finds a stretch above a floor if there is one, however the values lie", () => {
    const random = new RandomStream(6, "floors");
    const draws = {
      "normal ones": () => normal(random),
      "few different ones": () => random.integer(0, 2),
      "a wild one in ten": () => (random.integer(1, 10) === 1 ? 30 : 1) * normal(random),
    };
    for (const draw of Object.values(draws))
      for (let repeat = 0; repeat < 40; repeat++) {
        const count = random.integer(9, 60);
        const values = Array.from({ length: count }, draw);
        const weights = values.map(() => random.integer(1, 8));
        const divider = createDivider(weighted(values, weights), 3);
        const order = Int32Array.from(values.keys());
        const best = divider.stretch(order).statistic;
        if (best === 0) continue;
        for (const share of [0.1, 0.5, 0.999]) {
          const { statistic } = divider.stretch(order, share * best);
          expect(statistic).toBeGreaterThan(share * best);
          expect(statistic).toBeLessThanOrEqual(best);
        }
        for (const share of [1.001, 2, 10]) expect(divider.stretch(order, share * best).statistic).toBe(0);
      }
  });

  it("does not divide off fewer values than it is told, and takes no others in with them", () => {
    for (const values of [
      [...times(9, 0), 9],
      [...times(9, 0), 9, 9],
      [9, ...times(9, 0)],
      [9, 9, ...times(9, 0)],
    ])
      for (const { statistic } of Object.values(divisions(values))) expect(statistic).toBe(0);
    expect(divide([...times(9, 0), 9, 9, 9]).at).toBe(9);
  });

  it("finds a change beside two wild values", () => {
    expect(divide([...times(12, 0), ...times(12, 1), 9, 9]).at).toBe(12);
    expect(divide([...times(6, 0), 9, 9, ...times(12, 0), ...times(12, 5)]).at).toBe(20);
  });

  it("counts a value by its weight", () => {
    const values = [0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1];
    const equal = divide(values);
    const doubtful = divide(values, [1, 1, 1, 0.01, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect([equal.at, doubtful.at]).toEqual([7, 7]);
    expect(doubtful.statistic / (24 / 5)).toBeGreaterThan(equal.statistic / (24 / 5));
  });

  it("does not depend on the unit of the weights", () => {
    const values = [1, 2, 4, 3, 1, 9, 8, 12, 9];
    const weights = [1, 2, 1, 0.5, 1, 1, 3, 1, 1];
    const { at, statistic } = divide(values, weights);
    const scaled = divide(
      values,
      weights.map((weight) => 7 * weight),
    );
    expect(scaled.at).toBe(at);
    expect(scaled.statistic).toBeCloseTo(statistic, 12);
  });

  it("divides another order of the same values", () => {
    const divider = createDivider(weighted([0, 1, 0, 1, 0, 1]), 3);
    expect(divider.step(Int32Array.of(0, 2, 4, 1, 3, 5))).toEqual({ at: 3, statistic: 3 });
    expect(divider.step(Int32Array.of(0, 1, 2, 3, 4, 5)).statistic).toBeLessThan(0.4);
  });
});
