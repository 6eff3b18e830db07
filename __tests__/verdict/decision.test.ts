import { describe, expect, it } from "vitest";
import { moneyOf } from "../../src/statistics/bets.ts";
import type { Ending } from "../../src/verdict/confirmation.ts";
import { decide } from "../../src/verdict/decision.ts";
import type { Decision, SeriesDecision, Trial } from "../../src/verdict/decision-state.ts";

const rounds = { min: 3, max: 11 };
const logCeiling = Math.log(6);

const far = new Map([["far", 1e9]]);

/** A test at a ceiling of 6, in a section whose average nothing can exceed. */
function trial(ratios: readonly number[], path = "x", sectionPath = "far"): Trial {
  return { path, sectionPath, run: 0, ...withBaseline(ratios) };
}

function withBaseline(ratios: readonly number[]) {
  return { baseline: { logRatios: ratios.map(Math.log), logCeiling } };
}

function repeated(ratio: number, times: number): number[] {
  return new Array<number>(times).fill(ratio);
}

/** The phase of a run of one test, and what is decided of the test. */
function decideAlone(ratios: readonly number[], ending?: Ending, range = rounds) {
  const { phase, tests } = decide({ trials: [trial(ratios)], averageCeilings: far }, range, 0.01, {
    endingOf: () => ending,
  });
  return { phase, ...testOf(tests) };
}

/** The decision on the test with this path, against the baseline or the base. */
function testOf(
  tests: Decision["tests"],
  path = "x",
  reference: "baseline" | "base" = "baseline",
): SeriesDecision {
  const decision = tests.get(path)?.[reference];
  if (decision === undefined) throw new Error(`nothing is decided of ${path} against the ${reference}`);
  return decision;
}

describe("screening a test", () => {
  it("asks for three pairs first", () => {
    expect(decideAlone([])).toEqual({ phase: "screening", claim: { state: "open" }, wanted: 3 });
    expect(decideAlone([1, 1])).toEqual({ phase: "screening", claim: { state: "open" }, wanted: 3 });
  });

  it("clears it after 3 pairs that are all 1.5 times below the ceiling, and close together", () => {
    expect(decideAlone([3.9, 3.6, 3.99])).toEqual({
      phase: "decided",
      claim: { state: "clear", pairs: 3 },
      confirmationStart: 3,
    });
    expect(decideAlone([3.9, 3.6, 4.01]).wanted).toBe(5);
    expect(decideAlone([3.9, 1, 3.99]).wanted).toBe(5);
  });

  it("clears it after 5 pairs with none at or over the ceiling", () => {
    expect(decideAlone([5, 5.9, 5, 5, 5]).claim).toEqual({ state: "clear", pairs: 5 });
    expect(decideAlone([5, 6, 5, 5, 5]).wanted).toBe(8);
  });

  it("clears it after 8 pairs with at most 1, after 11 with at most 2", () => {
    expect(decideAlone([5, 7, 5, 5, 5, 5, 5, 5]).claim).toEqual({ state: "clear", pairs: 8 });
    expect(decideAlone([5, 7, 7, 5, 5, 5, 5, 5]).wanted).toBe(11);
    expect(decideAlone([5, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5]).claim).toEqual({ state: "clear", pairs: 11 });
  });

  it("fails a test whose first three pairs are ten times the ceiling", () => {
    expect(decideAlone(repeated(61, 3))).toEqual({
      phase: "decided",
      claim: { state: "exceeded", pairs: 3 },
      confirmationStart: 3,
    });
  });

  it("takes what else it does not clear for a suspect, however far over", () => {
    const decision = decideAlone(repeated(59, 11));
    expect(decision).toEqual({
      phase: "confirmation",
      claim: { state: "open" },
      confirmationStart: 11,
      wanted: 12,
    });
  });

  it("looks where the bounds say: first at the least, last at the most", () => {
    const looks = (min: number, max: number) => {
      const seen: (number | undefined)[] = [];
      for (let pairs = 0; pairs <= max; pairs++) {
        const { wanted, phase } = decideAlone(repeated(7, pairs), undefined, { min, max });
        if (phase === "screening" && seen.at(-1) !== wanted) seen.push(wanted);
      }
      return seen;
    };
    expect(looks(3, 11)).toEqual([3, 5, 8, 11]);
    expect(looks(4, 9)).toEqual([4, 5, 8, 9]);
    expect(looks(6, 6)).toEqual([6]);
    expect(looks(3, 20)).toEqual([3, 5, 8, 11, 14, 17, 20]);
  });
});

describe("confirming a suspect", () => {
  const suspect = repeated(7, 11);

  it("counts fresh pairs only", () => {
    // Ten in a row bring 154 times the money; were the 11 of screening counted, 21 would bring 79,000 times.
    expect(decideAlone([...suspect, ...repeated(7, 10)])).toMatchObject({
      phase: "confirmation",
      wanted: 11 + 11,
    });
  });

  it("fails it with the first pair whose p is alpha / k", () => {
    // Eleven bring 276 times; 0.375 of alpha asks for 267.
    expect(decideAlone([...suspect, ...repeated(7, 15)]).claim).toEqual({
      state: "decided",
      outcome: "fail",
      pairs: 11,
      p: expect.closeTo(1 / moneyOf(11, 11) / 0.375, 9),
      alpha: 0.01,
      suspects: 1,
    });
  });

  it("shares alpha among the suspects, and asks for more where that is not enough", () => {
    const others = Array.from({ length: 9 }, (_, index) => trial(suspect, `other ${index}`));
    const { tests } = decide(
      { trials: [trial([...suspect, ...repeated(7, 11)]), ...others], averageCeilings: far },
      rounds,
      0.01,
    );
    expect(testOf(tests)).toEqual({ claim: { state: "open" }, confirmationStart: 11, wanted: 23 });
    expect(others.map(({ path }) => testOf(tests, path).wanted)).toEqual(repeated(12, 9));
  });

  it("passes it with the pair that brings 20 times the money on being below", () => {
    expect(decideAlone([...suspect, ...repeated(5, 15)]).claim).toEqual({
      state: "decided",
      outcome: "pass",
      pairs: 7,
      p: 1,
      alpha: 0.01,
      suspects: 1,
    });
  });

  it("passes it at a look where the median is within and it is surely less than a tenth over", () => {
    // 3 of 15 at or over 6.6: (1 + 15 + 105 + 455) / 32,768 = 0.018; the median is 5.
    expect(decideAlone([...suspect, ...repeated(7, 3), ...repeated(5, 12)]).claim).toMatchObject({
      outcome: "pass",
      pairs: 15,
    });
    // 4 of 15: 0.059.
    expect(decideAlone([...suspect, ...repeated(7, 4), ...repeated(5, 11)]).wanted).toBe(11 + 16);
  });

  it("neither passes nor fails a median just over the ceiling, and gives up after 120 pairs", () => {
    const near = Array.from({ length: 120 }, (_, index) => (index % 16 < 9 ? 6.1 : 5.9));
    expect(decideAlone([...suspect, ...near.slice(0, 119)]).wanted).toBe(131);
    expect(decideAlone([...suspect, ...near])).toMatchObject({
      phase: "decided",
      claim: { state: "decided", outcome: "inconclusive", pairs: 120, ending: "pairs" },
    });
  });

  it("passes with low confidence where 120 pairs leave the median within", () => {
    const wide = Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? 3 : 9));
    expect(decideAlone([...suspect, ...wide]).claim).toMatchObject({
      outcome: "pass",
      pairs: 120,
      ending: "pairs",
    });
  });

  it("begins when all tests are screened, and not before", () => {
    const { phase, tests } = decide(
      { trials: [trial(suspect), trial([5.9, 6.1, 5.9], "y")], averageCeilings: far },
      rounds,
      0.01,
    );
    expect(phase).toBe("screening");
    expect(testOf(tests).wanted).toBeUndefined();
    expect(testOf(tests, "y")).toEqual({ claim: { state: "open" }, wanted: 5 });
  });
});

describe("a section's average", () => {
  /** Two tests of a section whose average may be 5. */
  function decideSection(a: readonly number[], b: readonly number[]) {
    const trials = [trial(a, "a", "near"), trial(b, "b", "near")];
    const { phase, tests, sections } = decide(
      { trials: trials, averageCeilings: new Map([["near", 5]]) },
      rounds,
      0.01,
    );
    return { phase, section: sections.get("near"), a: testOf(tests, "a"), b: testOf(tests, "b") };
  }

  it("is clear after 3 rounds at a mean 1.5 times below", () => {
    expect(decideSection([3, 3, 3], [3.5, 3.5, 3.5]).section).toEqual({ state: "clear", pairs: 3 });
  });

  it("keeps all its tests in the run until it is clear, also those that are clear themselves", () => {
    const { a, b } = decideSection([1, 1, 1], [5.8, 5.8, 5.8]);
    expect(a).toEqual({ claim: { state: "clear", pairs: 3 }, wanted: 5 });
    expect(b).toEqual({ claim: { state: "open" }, wanted: 5 });
    expect(decideSection(repeated(1, 5), repeated(5.8, 5)).section).toEqual({ state: "clear", pairs: 5 });
  });

  it("makes suspects of its tests if it is one", () => {
    const { phase, a, b } = decideSection(repeated(5.5, 11), repeated(5.6, 11));
    expect(phase).toBe("confirmation");
    expect(a).toEqual({ claim: { state: "open" }, confirmationStart: 11, wanted: 12 });
    expect(b).toEqual(a);
  });

  it("fails if Student's bound of the fresh rounds is over the ceiling", () => {
    const noisy = Array.from({ length: 26 }, (_, index) => 5.6 + (index % 3) * 0.05);
    const { section, a, b } = decideSection(noisy, noisy);
    expect(section).toMatchObject({ state: "decided", outcome: "fail", pairs: 15, suspects: 3 });
    expect([a.claim, b.claim]).toMatchObject([{ outcome: "pass" }, { outcome: "pass" }]);
  });

  it("passes if it is within, and surely less than a tenth over", () => {
    const fresh = [...repeated(5.5, 11), ...repeated(4.9, 15)];
    expect(decideSection(fresh, fresh).section).toMatchObject({ outcome: "pass", pairs: 15 });
  });

  it("needs a ceiling, and tests that can be told apart", () => {
    expect(() => decide({ trials: [trial([1], "x", "near")], averageCeilings: far }, rounds, 0.01)).toThrow(
      new RangeError("the average of near has no ceiling"),
    );
    expect(() => decide({ trials: [trial([1]), trial([2])], averageCeilings: far }, rounds, 0.01)).toThrow(
      new RangeError("two trials have the same path"),
    );
  });
});

describe("a base arm", () => {
  const base = (ratios: readonly number[]): Trial => ({
    ...trial(repeated(1, ratios.length)),
    base: { logRatios: ratios.map(Math.log), logCeiling: Math.log(1.1) },
  });
  const decideBase = (ratios: readonly number[]) => {
    const { phase, tests } = decide({ trials: [base(ratios)], averageCeilings: far }, rounds, 0.01);
    return { phase, ...testOf(tests, "x", "base") };
  };

  it("is screened against its own ceiling by the same rule", () => {
    expect(decideBase([1, 0.99, 1.01, 1, 0.98]).claim).toEqual({ state: "clear", pairs: 5 });
    expect(decideBase(repeated(1.2, 11)).claim).toEqual({ state: "open" });
    expect(decideBase(repeated(1.2, 26)).claim).toMatchObject({ outcome: "fail", pairs: 14 });
  });

  it("is followed for a change, unless its pairs spread too far for one to be found", () => {
    expect(decideBase([1.01, 0.99, 1, 1, 1]).wanted).toBeUndefined();
    expect(decideBase([1.04, 1.04, 1.03, 1.04, 1.04]).wanted).toBe(8);
    expect(decideBase([1.04, 1.04, 1.01, 0.98, 0.99]).wanted).toBeUndefined();
  });

  it("is looked at one pair earlier than the baseline, and each engine is wanted for its own pairs alone", () => {
    const trials = [base([1, 1])];
    expect(testOf(decide({ trials, averageCeilings: far }, rounds, 0.01).tests)).toMatchObject({ wanted: 3 });
    const { tests } = decide({ trials, averageCeilings: far, isBaselineCoarse: true }, rounds, 0.01);
    expect(testOf(tests)).toEqual({
      claim: { state: "clear", pairs: 2 },
      confirmationStart: 2,
      wanted: undefined,
    });
    const slower = { ...base(repeated(1.2, 4)), ...withBaseline(repeated(1, 3)) };
    const decided = decide({ trials: [slower], averageCeilings: far }, rounds, 0.01).tests;
    expect([testOf(decided).wanted, testOf(decided, "x", "base").wanted]).toEqual([undefined, 5]);
  });

  it("may have one pair more over its ceiling before it is a suspect", () => {
    expect(decideBase([1.2, 1, 1, 1, 1]).claim).toEqual({ state: "clear", pairs: 5 });
    expect(decideBase([1.2, 1.2, 0.9, 1, 1]).wanted).toBe(8);
  });

  it("has half of alpha, of which its groups have a half, and the ceilings have the other", () => {
    const slow = { ...base(repeated(1.2, 26)), ...withBaseline(repeated(7, 26)) };
    const { tests } = decide({ trials: [slow], averageCeilings: far }, rounds, 0.01);
    expect(testOf(tests).claim).toMatchObject({ outcome: "fail", alpha: 0.005, suspects: 1 });
    expect(testOf(tests, "x", "base").claim).toMatchObject({ outcome: "fail", alpha: 0.0025, suspects: 1 });
  });

  it("follows a change that stands out at every look to the last, within its ceiling too", () => {
    expect(decideBase(repeated(1.05, 3)).wanted).toBe(5);
    expect(decideBase([...repeated(0.9, 7), 0.91]).wanted).toBe(11);
    expect(decideBase(repeated(0.9, 11))).toMatchObject({
      phase: "decided",
      claim: { state: "clear", pairs: 5 },
      wanted: undefined,
    });
  });
});

describe("everything slower than the base", () => {
  /** Eight tests that are 5 % slower, by so noisy pairs that none has surely changed after 11. */
  const trials = Array.from({ length: 8 }, (_, index): Trial => {
    const ratios = Array.from({ length: 11 }, (_, pair) => (pair % 2 === index % 2 ? 1.09 : 1.015));
    const base = { logRatios: ratios.map(Math.log), logCeiling: Math.log(1.4) };
    return { ...trial(repeated(1, 11), `t${index}`), stratum: String(Math.floor(index / 2)), base };
  });
  const tests = trials.map(({ path }) => path);
  const overall = { level: "overall", name: "all", tests } as const;
  const workload = { level: "workload", name: "w", tests: tests.slice(0, 2) } as const;
  const decideAt = (ceiling: number) =>
    decide(
      {
        trials,
        averageCeilings: far,
        groups: [
          { ...overall, ceiling: { value: ceiling } },
          { ...workload, ceiling: { value: 1.045 } },
        ],
      },
      rounds,
      0.01,
    );

  it("fails by all tests together, and takes no further pairs for what is a part of that", () => {
    const { phase, groups, tests: decided } = decideAt(1.02);
    expect(groups.get("all")).toMatchObject({ state: "decided", outcome: "fail" });
    expect(groups.get("w")).toMatchObject({ state: "decided", pairs: 11 });
    expect(groups.get("w")).not.toHaveProperty("ending");
    expect(testOf(decided, "t0", "base").wanted).toBeUndefined();
    expect(phase).toBe("decided");
  });

  it("takes them if all tests together are within their ceiling", () => {
    const { groups, tests: decided } = decideAt(1.2);
    expect(groups.get("w")).toMatchObject({ state: "open", next: 22 });
    expect(testOf(decided, "t0", "base")).toMatchObject({ wanted: 22 });
  });
});

describe("what trials share", () => {
  it("asks no test for pairs that it has, though another of its section lacks them", () => {
    const trials = [trial(repeated(1, 5), "a", "near"), trial(repeated(5.8, 3), "b", "near")];
    const { tests } = decide({ trials: trials, averageCeilings: new Map([["near", 5]]) }, rounds, 0.01);
    expect(testOf(tests, "a").wanted).toBeUndefined();
    expect(testOf(tests, "b").wanted).toBe(5);
  });

  it("shares alpha among the suspects of the run that has most, for a section of two runs", () => {
    const slow = repeated(7, 26);
    const trials = [
      trial(slow, "a", "near"),
      { ...trial(slow, "b", "near"), run: 1 },
      { ...trial(slow, "c"), run: 1 },
    ];
    const { tests, sections } = decide(
      { trials: trials, averageCeilings: new Map([...far, ["near", 5]]) },
      rounds,
      0.01,
    );
    expect(testOf(tests, "a").claim).toMatchObject({ suspects: 2 }); // a and the section
    expect(sections.get("near")).toMatchObject({ suspects: 3 }); // b, c and the section
  });

  it("leaves a test cleared whose base is a suspect", () => {
    const slower = {
      ...trial(repeated(1, 26)),
      base: { logRatios: repeated(1.2, 26).map(Math.log), logCeiling: Math.log(1.1) },
    };
    const { tests } = decide({ trials: [slower], averageCeilings: far }, rounds, 0.01);
    expect(testOf(tests)).toMatchObject({ claim: { state: "clear", pairs: 3 } });
    expect(testOf(tests, "x", "base")).toMatchObject({ claim: { outcome: "fail" } });
  });
});

describe("an end before the rule is satisfied", () => {
  it("says where its pairs ended, and wants no more for a change", () => {
    const short = {
      ...trial([5, 7]),
      base: { logRatios: [1.2, 1.2].map(Math.log), logCeiling: Math.log(1.1) },
    };
    const { tests } = decide({ trials: [short], averageCeilings: far }, rounds, 0.01, {
      endingOf: () => "time",
    });
    expect(testOf(tests).confirmationStart).toBe(2);
    expect(testOf(tests, "x", "base")).toMatchObject({
      wanted: undefined,
      confirmationStart: 2,
    });
  });

  it("leaves undecided what is not screened", () => {
    expect(decideAlone([5, 7], "time")).toMatchObject({
      phase: "decided",
      claim: { state: "unscreened", pairs: 2, ending: "time" },
    });
    expect(decideAlone([61, 70], "time")).toMatchObject({ claim: { state: "exceeded", pairs: 2 } });
    expect(decideAlone([61, 59], "time").claim).toMatchObject({ state: "unscreened" });
    expect(decideAlone([61], "time").claim).toMatchObject({ state: "unscreened" });
    expect(decideAlone([], "samples").claim).toEqual({ state: "unscreened", pairs: 0, ending: "samples" });
  });

  it("leaves undecided a suspect with few fresh pairs, unless all of its pairs are surely over", () => {
    const withFresh = (...ratios: number[]) => decideAlone([...repeated(7, 11), ...ratios], "time").claim;
    for (const ratios of [repeated(1, 6), [...repeated(60, 5), 5.9]])
      expect(withFresh(...ratios)).toMatchObject({
        state: "decided",
        outcome: "inconclusive",
        pairs: 6,
        ending: "time",
      });
    expect(withFresh(...repeated(60, 6))).toEqual({ state: "exceeded", pairs: 17 });
  });

  it("passes a suspect with low confidence where the median of enough fresh pairs is within", () => {
    const fresh = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 && index < 18 ? 7 : 5.5));
    expect(decideAlone([...repeated(7, 11), ...fresh], "time").claim).toMatchObject({
      outcome: "pass",
      pairs: 20,
      ending: "time",
    });
  });

  it("of one test keeps no other from being decided", () => {
    const trials = [trial([5, 7], "short"), trial(repeated(7, 26), "slow")];
    const endingOf = (path: string) => (path === "short" ? "samples" : undefined);
    const { tests } = decide({ trials: trials, averageCeilings: far }, rounds, 0.01, { endingOf });
    expect(testOf(tests, "short").claim).toMatchObject({ state: "unscreened" });
    expect(testOf(tests, "slow").claim).toMatchObject({ outcome: "fail", pairs: 11 });
  });
});
