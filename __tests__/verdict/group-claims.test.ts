import { describe, expect, it } from "vitest";
import { Variates } from "../../bench/noise/variates.ts";
import { alphaOfGroup, decideGroup, groupLooks } from "../../src/verdict/group-claims.ts";

const limit = Math.log(1.02);
const looks = [3, 5, 8];

/** Tests of two strata, each of which differs from the base by as much in every round. */
function group(ratios: readonly number[], tests = 6) {
  return Array.from({ length: tests }, (_, index) => {
    const logRatios = ratios.map((ratio) => Math.log(ratio) + (index % 2) * 1e-4);
    const facts = { path: `t${index}`, sectionPath: "s", run: 0, stratum: `0 int ${index % 2}` };
    return { ...facts, base: { logRatios, logCeiling: 9 } };
  });
}

const decide = (ratios: readonly number[], ending?: "time" | "samples" | "pairs") =>
  decideGroup(group(ratios), limit, looks, 1e-4, ending);

describe("a group of tests against the base", () => {
  it("passes at the first look at which its mean is within the ceiling", () => {
    expect(decide([1.01, 1, 1.02])).toEqual({ state: "decided", outcome: "pass", pairs: 3 });
    expect(decide([1.04, 1.01, 1.02, 0.98, 0.98])).toMatchObject({ outcome: "pass", pairs: 5 });
  });

  it("fails if its rounds are over it and so is the bound of their mean", () => {
    expect(decide([1.1, 1.1001, 1.0999])).toEqual({
      state: "decided",
      outcome: "fail",
      pairs: 3,
      alpha: 1e-4,
    });
  });

  it("fails with few rounds within the ceiling, and not with more of them than luck may have", () => {
    const over = [1.12, 1.13, 1.12, 1.12, 1.11, 1.12];
    expect(decide([1.015, ...over, 1.12])).toMatchObject({ outcome: "fail", pairs: 8 });
    expect(decide([1.015, 1.015, ...over])).not.toMatchObject({ outcome: "fail" });
  });

  it("is not failed by two rounds, which can clear it", () => {
    const early = (ratios: readonly number[]) =>
      decideGroup(group(ratios), limit, [2, ...looks], 1e-4, undefined);
    expect(early([1.01, 1])).toEqual({ state: "decided", outcome: "pass", pairs: 2 });
    expect(early([1.5, 1.5])).toEqual({ state: "open", next: 3 });
  });

  it("asks for more rounds until it is decided", () => {
    expect(decide([1.1, 1.1])).toEqual({ state: "open", next: 3 });
    expect(decide([1.2, 1.03, 1.1])).toEqual({ state: "open", next: 5 });
    expect(decide([1.2, 1.03, 1.1], "time")).toEqual({
      state: "decided",
      outcome: "inconclusive",
      pairs: 3,
      ending: "time",
    });
  });

  it("is not failed by a single round, and passes by it if it is within the ceiling", () => {
    expect(decide([9], "pairs")).toEqual({
      state: "decided",
      outcome: "inconclusive",
      pairs: 1,
      ending: "pairs",
    });
    expect(decide([1], "pairs")).toMatchObject({ outcome: "pass", pairs: 1 });
  });

  it("passes at the last look if it is surely less than a tenth over", () => {
    const near = [1.03, 1.021, 1.028, 1.026, 1.029, 1.03, 1.022, 1.019];
    expect(decide(near)).toEqual({ state: "decided", outcome: "pass", pairs: 8 });
  });

  it("is looked at twice more after the last screening, with an equal part of alpha for each level and look", () => {
    expect(groupLooks([3, 5, 8, 11])).toEqual([3, 5, 8, 11, 22, 44]);
    const groups = [{ level: "overall" }, { level: "section" }, { level: "section" }] as const;
    const alphaOf = alphaOfGroup(groups, 0.04, [2, 3, 5, 8, 11, 22]);
    expect(groups.map(alphaOf)).toEqual([0.002, 0.001, 0.001]);
  });

  it("of equal engines fails in none of 2,000 simulated runs, and 5 % slower nearly always", () => {
    const random = new Variates(1, "groups");
    const simulate = (ratio: number) => {
      const trials = group([], 12).map((trial) => {
        const logRatios = Array.from({ length: 8 }, () => Math.log(ratio) + 0.02 * random.normal());
        return { ...trial, base: { logRatios, logCeiling: 9 } };
      });
      const state = decideGroup(trials, limit, looks, 1e-4, undefined);
      return state.state === "decided" && state.outcome === "fail";
    };
    const failures = (ratio: number, runs: number) =>
      Array.from({ length: runs }, () => simulate(ratio)).filter((fails) => fails).length;
    expect(failures(1, 2_000)).toBe(0);
    expect(failures(1.05, 200)).toBeGreaterThan(150);
  });
});
