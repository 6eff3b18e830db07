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
    expect(roundsOfRun(rounds, tests)).toEqual(expected);
  });

  it("are as they are given", () => {
    expect(roundsOfRun(5, 1)).toBe(5);
    expect(roundsOfRun({ min: 3, max: 5 }, 1)).toEqual({ min: 3, max: 5 });
  });
});
