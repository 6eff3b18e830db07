import { describe, expect, it } from "vitest";
import {
  mostTouched,
  type Probed,
  touchedOf,
  weightOf,
  weightsOf,
  withWeights,
} from "../../../../src/features/search/hunt/touched.ts";
import { grammar } from "./situations.ts";

const probed = (ratio: number, ...kinds: string[]): Probed => ({
  ratio,
  kinds: new Set(["read/scan", ...kinds]),
});
const many = (count: number, one: Probed) => Array.from({ length: count }, () => one);

/** A change that only LIKE executes. */
const ofLike = touchedOf([
  ...many(90, probed(1)),
  ...many(10, probed(1.2, "predicate/like inside")),
  ...many(20, probed(1, "predicate/absolute")),
]);

describe("touchedOf", () => {
  it("counts the statements of each kind whose instructions changed", () => {
    expect(ofLike).toMatchObject({ statements: 120, touched: 10 });
    expect(ofLike.kinds).toEqual([
      { name: "read/scan", statements: 120, touched: 10 },
      { name: "predicate/like inside", statements: 10, touched: 10 },
      { name: "predicate/absolute", statements: 20, touched: 0 },
    ]);
  });

  it("counts fewer instructions too, and leaves out what changes all statements alike", () => {
    const all = touchedOf([...many(9, probed(1.01)), probed(0.9, "predicate/absolute")]);
    expect(all).toMatchObject({ statements: 10, touched: 1 });
    expect(touchedOf(many(3, probed(1.0001)))).toMatchObject({ touched: 0 });
    expect(touchedOf([])).toEqual({ statements: 0, touched: 0, kinds: [] });
  });
});

describe("weightsOf", () => {
  it("is how often a kind is touched in comparison with all", () => {
    const weights = weightsOf(ofLike);
    expect(weights.get("read/scan")).toBeCloseTo(1, 6);
    // (10 + 1/12) / 11 / (1/12)
    expect(weights.get("predicate/like inside")).toBeCloseTo(11, 6);
    // (0 + 1/12) / 21 / (1/12) = 1/21, which is below the least weight
    expect(weights.get("predicate/absolute")).toBe(1 / 20);
  });

  it("is nothing if the change touched nothing, or everything", () => {
    expect(weightsOf(touchedOf(many(9, probed(1)))).size).toBe(0);
    const everything = {
      statements: 9,
      touched: 9,
      kinds: [{ name: "read/scan", statements: 9, touched: 9 }],
    };
    expect(weightsOf(everything).size).toBe(0);
  });

  it("is drawn towards 1 for a kind of few statements", () => {
    const one = touchedOf([...many(50, probed(1)), ...many(50, probed(2)), probed(2, "read/count")]);
    expect(weightsOf(one).get("read/count")).toBeLessThan(2);
  });
});

it("names the kinds that are touched twice as often as others, the most touched first", () => {
  expect(mostTouched(ofLike).map(({ name }) => name)).toEqual(["predicate/like inside"]);
});

it("weighs a statement by the largest weight of its kinds", () => {
  const weights = new Map([
    ["read/scan", 1],
    ["predicate/like inside", 11],
  ]);
  expect(weightOf(new Set(["read/scan", "predicate/like inside"]), weights)).toBe(11);
  expect(weightOf(new Set(["read/count"]), weights)).toBe(0);
});

describe("withWeights", () => {
  const weightIn = (given: typeof grammar, id: string) =>
    [...given.rules.values()].flatMap(({ productions }) => productions).find((one) => one.id === id)?.weight;

  it("multiplies the weights of productions, of which none is lost", () => {
    const before = weightIn(grammar, "predicate/like inside") ?? 0;
    const weights = new Map([
      ["predicate/like inside", 11],
      ["read/scan", 0.0001],
    ]);
    const weighted = withWeights(grammar, weights);
    expect(weightIn(weighted, "predicate/like inside")).toBeCloseTo(before * 11, 6);
    expect(weightIn(weighted, "read/scan")).toBe(0.01);
    expect(weightIn(weighted, "read/count")).toBe(weightIn(grammar, "read/count"));
  });
});
