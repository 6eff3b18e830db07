import { describe, expect, it } from "vitest";
import { RandomStream } from "../../src/suite/random.ts";

const take = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe("a random stream", () => {
  it("gives the same values on every machine", () => {
    const random = new RandomStream(42, "a purpose");
    expect(take(5, () => random.integer(1, 100_000))).toMatchInlineSnapshot(`
      [
        60183,
        40470,
        27973,
        48745,
        35566,
      ]
    `);
    expect(random.letters(60)).toMatchInlineSnapshot(
      `"fiilqopqojbraqtvmecufxknrfivahuqqcaygngjoqrhjwvlcqqkvvatmdzm"`,
    );
    expect(take(2, () => random.integer(-1e12, 1e12))).toMatchInlineSnapshot(`
      [
        -813226605188,
        347378182073,
      ]
    `);
  });

  it("depends on both seed and purpose", () => {
    const start = (seed: number, purpose: string) => new RandomStream(seed, purpose).letters(12);
    expect(start(1, "x")).toBe(start(1, "x"));
    expect(
      new Set([start(1, "x"), start(2, "x"), start(1, "y"), start(-1, "x"), start(2 ** 40, "x")]).size,
    ).toBe(5);
  });

  it("draws every integer between both ends", () => {
    const random = new RandomStream(1, "ends");
    expect(new Set(take(200, () => random.integer(3, 7)))).toEqual(new Set([3, 4, 5, 6, 7]));
    expect(random.integer(9, 9)).toBe(9);
  });

  it("draws every one of some values, and none of none", () => {
    const random = new RandomStream(1, "values");
    expect(new Set(take(100, () => random.oneOf(["a", "b", "c"])))).toEqual(new Set(["a", "b", "c"]));
    expect(() => random.oneOf([])).toThrow(RangeError);
  });

  it("refuses an empty interval", () => {
    expect(() => new RandomStream(1, "empty").integer(1, 0)).toThrow(RangeError);
  });

  it("draws each letter equally often", () => {
    const counts = new Map<string, number>();
    for (const letter of new RandomStream(7, "letters").letters(26_000)) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].sort().join("")).toBe("abcdefghijklmnopqrstuvwxyz");
    // Five standard deviations of Bin(26,000, 1/26).
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it.each([1, 3, 6, 7, 30, 50, 60])("gives as many letters as asked: %i", (count) => {
    expect(new RandomStream(7, "lengths").letters(count)).toMatch(new RegExp(`^[a-z]{${count}}$`));
  });

  it("reaches both ends of the limit with ranges of the exact length", () => {
    const random = new RandomStream(1, "ranges");
    const ranges = take(500, () => random.range(10, 15));
    expect(ranges.every(([first, last]) => last - first === 9)).toBe(true);
    expect(new Set(ranges.map(([first]) => first))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it.each([1, 2, 10])("cuts a range to a limit of %i", (limit) => {
    expect(new RandomStream(1, "cut").range(10, limit)).toEqual([1, limit]);
  });
});
