import { describe, expect, it } from "vitest";
import {
  correlationOfNeighbours,
  prewhiten,
} from "../../../../../src/features/nights/history/runs/autocorrelation.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";
import { autoregressive } from "../../../../builders/histories.ts";

function noise(tests: number, count: number, correlation: number): number[][] {
  const stream = new RandomStream(3, `${tests} x ${count}, ${correlation}`);
  return Array.from({ length: tests }, () => autoregressive(stream, count, correlation));
}

/** The correlation of series without a change of level. */
const correlationOf = (series: readonly (readonly number[])[]) =>
  correlationOfNeighbours(series.map((values) => [values]));

const repeat = (pattern: readonly number[], times: number) =>
  Array.from({ length: times }, () => pattern).flat();

describe("correlationOfNeighbours", () => {
  it("is what mean squares of differences say, where they are the same everywhere", () => {
    // v1 = 1/2, v2 = 1, v3 = 1/2: sqrt(3 - 1) - 1.
    expect(correlationOf([repeat([0, 0, 1, 1], 250)])).toBeCloseTo(Math.SQRT2 - 1, 2);
  });

  it("finds what series have in common, of which a single one is too short to show it", () => {
    for (const correlation of [0, 0.1, 0.2, 0.3]) {
      const found = correlationOf(noise(276, 40, correlation));
      expect(found).toBeGreaterThanOrEqual(correlation - 0.005);
      expect(found).toBeLessThan(correlation + 0.04);
    }
    const found = correlationOf(noise(276, 60, 0.5));
    expect(found).toBeGreaterThan(0.44);
    expect(found).toBeLessThan(0.5);
  });

  it("is 0.3 if there is nothing to tell it from", () => {
    expect(correlationOf([])).toBe(0.3);
    expect(correlationOf([[1], [1, 2]])).toBe(0.3);
    expect(correlationOf([repeat([1], 40)])).toBe(0.3);
    expect(correlationOf(noise(1, 8, 0))).toBe(0.3);
  });

  it("is from 0 to 0.9", () => {
    expect(correlationOf([repeat([0, 1], 100)])).toBe(0);
    expect(correlationOf([Array.from({ length: 100 }, (_, place) => place)])).toBe(0.9);
  });

  it("is hardly moved by a large step of all series, and by wild values", () => {
    const series = noise(276, 60, 0);
    const without = correlationOf(series);
    const steps = series.map((values) => values.map((value, place) => value + (place < 36 ? 0 : 10)));
    expect(Math.abs(correlationOf(steps) - without)).toBeLessThan(0.02);
    const wild = series.map((values) => values.map((value, place) => value * (place % 20 === 7 ? 30 : 1)));
    expect(Math.abs(correlationOf(wild) - without)).toBeLessThan(0.03);
  });

  it("takes no difference across a change of level", () => {
    const levels = noise(50, 60, 0).map((values) => [
      values.slice(0, 20),
      values.slice(20, 23),
      values.slice(23),
    ]);
    const moved = levels.map((some) => some.map((level, index) => level.map((value) => value + 2 * index)));
    expect(correlationOfNeighbours(moved)).toBeCloseTo(correlationOfNeighbours(levels), 10);
    expect(correlationOf(moved.map((some) => some.flat()))).toBeGreaterThan(
      correlationOfNeighbours(levels) + 0.02,
    );
  });

  it("counts series that do the same as one", () => {
    const one = noise(1, 200, 0);
    const alone = correlationOf(one);
    expect(alone).toBeLessThan(0.3);
    expect(correlationOf(Array.from({ length: 50 }, () => one).flat())).toBeCloseTo(alone, 10);
  });

  it("does not depend on the unit or the level of a series", () => {
    const series = noise(20, 60, 0.1);
    const scaled = series.map((values, index) => values.map((value) => 1000 * (index + 1) * value + 7));
    expect(correlationOf(scaled)).toBeCloseTo(correlationOf(series), 10);
  });
});

describe("prewhiten", () => {
  const weighted = (values: readonly number[]) =>
    values.map((value, index) => ({ value, weight: 1 + index }));

  it("takes from each value what it has of the one before it", () => {
    expect(prewhiten(weighted([1, 2, 4, 4]), 0.5)).toEqual(weighted([1, 3, 6, 4]));
    expect(prewhiten(weighted([1, 2, 4, 4]), 0)).toEqual(weighted([1, 2, 4, 4]));
    expect(prewhiten([], 0.5)).toEqual([]);
  });

  it("leaves equal values equal, however they are rounded", () => {
    expect(prewhiten(weighted(repeat([0.1], 5)), 0.3)).toEqual(weighted(repeat([0.1], 5)));
  });

  it("gives back what is new in each value of an autoregression, around the same level", () => {
    const innovations = [0.5, -1, 2, 0.25, -0.75];
    let noiseBefore = 0;
    const values = innovations.map((innovation) => {
      noiseBefore = 0.4 * noiseBefore + innovation;
      return 9 + noiseBefore;
    });
    const found = prewhiten(weighted(values), 0.4).map(({ value }) => value);
    expect(found[0]).toBe(9.5);
    for (const [index, value] of found.slice(1).entries())
      expect(value).toBeCloseTo(9 + (innovations[index + 1] ?? 0) / 0.6, 10);
  });
});
