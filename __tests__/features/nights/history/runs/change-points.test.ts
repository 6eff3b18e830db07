import { describe, expect, it } from "vitest";
import {
  correlationOfNights,
  divideAll,
  findChangePoints,
  leastValues,
  type NamedSeries,
} from "../../../../../src/features/nights/history/runs/change-points.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";
import { autoregressive, normal } from "../../../../builders/histories.ts";

/** A series of normal noise with a standard deviation of 1, and a level. */
function series(name: string, count: number, level: (index: number) => number = () => 0): NamedSeries {
  const stream = new RandomStream(7, name);
  const values = Array.from({ length: count }, (_, index) => ({
    value: level(index) + normal(stream),
    weight: 1,
  }));
  return { name, values };
}

const step = (at: number, size: number) => (index: number) => (index < at ? 0 : size);

describe("findChangePoints", () => {
  it("finds a step, where it is", () => {
    expect(findChangePoints([series("a", 40, step(25, 6))])).toEqual([[25]]);
  });

  it("finds all of several, also one that was taken back", () => {
    const level = (index: number) => (index >= 20 && index < 30 ? 6 : index < 50 ? 0 : -5);
    expect(divideAll([series("b", 70, level)], 0.001, 0)).toEqual([[20, 30, 50]]);
  });

  it("finds all of several that go one way, or back and forth", () => {
    const up = (index: number) => 6 * Math.floor(index / 20);
    const around = (index: number) => [0, 6, -6, 6, 0][Math.floor(index / 20)] ?? 0;
    expect(findChangePoints([series("up", 80, up)])).toEqual([[20, 40, 60]]);
    expect(findChangePoints([series("around", 100, around)])).toEqual([[20, 40, 60, 80]]);
  });

  it("finds the one series that changed among many", () => {
    const others = Array.from({ length: 99 }, (_, index) => series(`other ${index}`, 40));
    const found = findChangePoints([...others, series("changed", 40, step(34, 6))]);
    expect(found.slice(0, 99).flat()).toEqual([]);
    expect(found[99]).toEqual([34]);
  });

  it("names nothing in noise", () => {
    const noise = Array.from({ length: 276 }, (_, index) => series(`noise ${index}`, 30));
    expect(findChangePoints(noise).flat()).toEqual([]);
  });

  it("names nothing if every value is the same, or two values alternate", () => {
    const flat = { name: "flat", values: Array.from({ length: 30 }, () => ({ value: 1, weight: 1 })) };
    const alternating = {
      name: "alternating",
      values: Array.from({ length: 30 }, (_, index) => ({ value: index % 2, weight: 1 })),
    };
    expect(findChangePoints([flat, alternating])).toEqual([[], []]);
  });

  it("names no change with fewer than three values on a side, however large it is", () => {
    expect(leastValues).toBe(3);
    for (const after of [1, 2]) {
      const found = findChangePoints([series(`late ${after}`, 60 + after, step(60, 50))]);
      expect(found).toEqual([[]]);
    }
    expect(findChangePoints([series("late 3", 63, step(60, 50))])).toEqual([[60]]);
    expect(findChangePoints([series("short", 5, step(3, 50))])).toEqual([[]]);
  });

  it("needs more values to be certain of one series among more", () => {
    // Two of 20 orders of 6 values divide them as well.
    const short = series("short", 6, step(3, 50));
    expect(findChangePoints([short], 0.2)).toEqual([[3]]);
    expect(findChangePoints([short])).toEqual([[]]);
  });

  it("does not take one wild value for a change, wherever it is", () => {
    for (const place of [3, 20, 37, 39]) {
      const found = findChangePoints([series(`wild ${place}`, 40, (index) => (index === place ? 100 : 0))]);
      expect(found).toEqual([[]]);
    }
  });

  it("says the same of the same history", () => {
    const all = Array.from({ length: 20 }, (_, index) => series(`same ${index}`, 30, step(20, index / 4)));
    expect(findChangePoints(all)).toEqual(findChangePoints(all));
    const found = findChangePoints(all);
    expect(findChangePoints(all.toReversed())).toEqual(found.toReversed());
  });

  it("keeps its rate if the correlation is known: of looks at noise, about the allowed share names a change", () => {
    const rate = 0.1;
    const looks = Array.from({ length: 300 }, (_, look) =>
      divideAll([series(`x ${look}`, 12), series(`y ${look}`, 12)], rate, 0),
    );
    const named = looks.filter((found) => found.flat().length > 0).length;
    // 30 are allowed, with a standard deviation of 5; far fewer would be power that is given away.
    expect(named).toBeLessThanOrEqual(45);
    expect(named).toBeGreaterThanOrEqual(10);
  });

  it("keeps its rate beside changes: of those it names, about the allowed share is none", () => {
    const rate = 0.2;
    const looks = Array.from({ length: 600 }, (_, look) => {
      const changed = Array.from({ length: 4 }, (_, index) =>
        series(`${look} changed ${index}`, 12, step(6, 30)),
      );
      const others = Array.from({ length: 16 }, (_, index) => series(`${look} other ${index}`, 12));
      const found = divideAll([...changed, ...others], rate, 0);
      return found.slice(4).flat().length / found.flat().length;
    });
    const share = looks.reduce((sum, one) => sum + one, 0) / looks.length;
    // 16 of 20 series do not change, so 0.16 are allowed, with a standard deviation of 0.007.
    expect(share).toBeLessThanOrEqual(0.175);
    expect(share).toBeGreaterThanOrEqual(0.12);
  }, 60_000);

  describe("in nights that depend on the night before", () => {
    const correlated = (name: string, count: number, correlation: number, tests: number): NamedSeries[] =>
      Array.from({ length: tests }, (_, index) => {
        const values = autoregressive(new RandomStream(9, `${name} ${index}`), count, correlation);
        return { name: `${name} ${index}`, values: values.map((value) => ({ value, weight: 1 })) };
      });
    const looks = (correlation: number) =>
      Array.from({ length: 120 }, (_, look) => correlated(`${correlation}, ${look}`, 30, correlation, 8));
    const rate = 0.1;
    const named = (all: readonly (readonly NamedSeries[])[], find = findChangePoints) =>
      all.filter((one) => find(one, rate).flat().length > 0).length;
    const independent: typeof findChangePoints = (all, allowed = rate) => divideAll(all, allowed, 0);

    it("keeps its rate, which it would exceed several times if it took them for independent", () => {
      const all = looks(0.3);
      // 12 are allowed, with a standard deviation of 3.3.
      expect(named(all)).toBeLessThanOrEqual(20);
      expect(named(all, independent)).toBeGreaterThan(48);
    }, 60_000);

    it("keeps its rate in a single series, which does not show the correlation", () => {
      const all = Array.from({ length: 400 }, (_, look) => correlated(`one, ${look}`, 20, 0.3, 1));
      // 40 are allowed, with a standard deviation of 6.
      expect(named(all)).toBeLessThanOrEqual(60);
      expect(named(all, independent)).toBeGreaterThan(80);
    }, 60_000);

    it("takes changes that all series have at once for no correlation", () => {
      const level = (index: number) => (index < 20 ? 0 : index < 40 ? 3 : 1);
      const all = Array.from({ length: 40 }, (_, index) => series(`levels ${index}`, 60, level));
      expect(
        correlationOfNights(
          all,
          all.map(() => []),
        ),
      ).toBeGreaterThan(0.2);
      expect(correlationOfNights(all, divideAll(all, 0.2, 0))).toBeLessThan(0.1);
    });

    it("still finds a step, where it is", () => {
      const [first, ...others] = correlated("step", 60, 0.3, 60) as [NamedSeries, ...NamedSeries[]];
      const values = first.values.map(({ value, weight }, index) => ({
        value: value + (index < 40 ? 0 : 6),
        weight,
      }));
      const found = findChangePoints([{ ...first, values }, ...others]);
      expect(found[0]).toEqual([40]);
      expect(found.slice(1).flat()).toEqual([]);
    });

    it("finds a large step that all series have at once, however few they are", () => {
      for (const tests of [1, 20]) {
        const all = Array.from({ length: tests }, (_, index) =>
          series(`${tests} at once ${index}`, 40, step(30, 8)),
        );
        expect(findChangePoints(all)).toEqual(all.map(() => [30]));
      }
    });
  });
});
