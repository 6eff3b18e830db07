import { describe, expect, it } from "vitest";
import { defaultCriteria, roundsOfRun } from "../../src/model/criteria.ts";

describe("the rounds of a run", () => {
  const { rounds } = defaultCriteria.rule;

  it.each([
    [1, { min: 18, max: 18 }],
    [2, { min: 9, max: 11 }],
    [5, { min: 4, max: 11 }],
    [6, { min: 3, max: 11 }],
    [276, { min: 3, max: 11 }],
    [0, { min: 18, max: 18 }],
  ])("of %d tests are more the fewer tests there are", (tests, expected) => {
    expect(roundsOfRun(rounds, { tests: Array(tests) })).toEqual(expected);
  });

  it("are those of all shards of its plan", () => {
    const plan = { shards: [["a", "b"], ["c"]] };
    expect(roundsOfRun(rounds, { tests: ["c"], plan })).toEqual({ min: 6, max: 11 });
  });

  it("are as they are given", () => {
    expect(roundsOfRun(5, { tests: ["a"] })).toBe(5);
    expect(roundsOfRun({ min: 3, max: 5 }, { tests: ["a"] })).toEqual({ min: 3, max: 5 });
  });
});
