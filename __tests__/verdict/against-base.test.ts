import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import type { Check, Sample } from "../../src/model/sample.ts";
import { assess } from "../../src/verdict/comparison.ts";
import { judge, testVerdicts } from "../../src/verdict/judge.ts";
import { nextPairs } from "../../src/verdict/next-pairs.ts";
import { makeRecord, pairs, trios } from "../builders/recordings.ts";

/** A round's samples of candidate and base, in microseconds. */
function duos(...rounds: readonly (readonly [candidate: number, base: number])[]): Sample[] {
  return rounds.flatMap(([candidate, base], index): Sample[] => [
    { role: "candidate", round: index + 1, ns: candidate * 1000 },
    { role: "base", round: index + 1, ns: base * 1000 },
  ]);
}

function ownRecord(parts: Partial<TestRecord> = {}): TestRecord {
  return makeRecord({
    variant: "own",
    kind: "writes",
    workload: "commits",
    compare: "base",
    samples: duos([10_000, 10_100], [10_100, 10_000], [10_000, 10_000]),
    ...parts,
  });
}

function verdictOf(tests: readonly TestRecord[], rounds: number | { min: number; max: number } = 3) {
  return judge({ tests, ending: "samples" }, { ...defaultCriteria, rule: { rounds, alpha: 0.01 } });
}

const slower = duos(...Array.from({ length: 40 }, (_, index) => [15_000 + index, 10_000] as const));

describe("a test that is compared with the base alone", () => {
  it("has no multiplier, and passes by the base's ceiling", () => {
    const verdict = verdictOf([ownRecord()]);
    const [test] = testVerdicts(verdict);
    expect(verdict.outcome).toBe("pass");
    expect(verdict.measurement).toEqual({ state: "complete" });
    expect(test?.comparison).toMatchObject({
      state: "against base",
      timeNs: { candidate: 10_000_000 },
      base: { state: "measured", timeNs: { base: 10_000_000, candidate: 10_000_000 }, multiplier: 1 },
    });
    expect(test?.comparison).not.toHaveProperty("multiplier");
    expect(test?.judgement).toBeUndefined();
    expect(test?.base).toMatchObject({ outcome: "pass", ceiling: 1.1, multiplier: 1 });
  });

  it("leaves its section without an average, and without anything missing", () => {
    const [section] = verdictOf([ownRecord()]).sections;
    expect(section).toMatchObject({ judgement: undefined, interval: undefined, missing: 0 });
  });

  it("is not in the average of those that have a multiplier", () => {
    const other = { ...ownRecord({ workload: "updates", samples: pairs([10_000, 30_000], [1, 3], [1, 3]) }) };
    const { compare: _, ...compared } = other;
    const [section] = verdictOf([ownRecord(), compared]).sections;
    expect(section?.judgement).toMatchObject({ multiplier: 3, outcome: "pass" });
    expect(section?.missing).toBe(0);
  });

  it.each([
    ["a fixed number of rounds", 40],
    ["the adaptive rule", { min: 3, max: 11 }],
  ])("fails if it is slower than the base's ceiling, by %s", (_, rounds) => {
    const verdict = verdictOf([ownRecord({ samples: slower })], rounds);
    expect(verdict.outcome).toBe("fail");
    expect(testVerdicts(verdict)[0]?.base).toMatchObject({ outcome: "fail", ceiling: 1.1 });
  });

  it.each([1, 2, 3])("never fails by %i pairs that spread as far as they are over the ceiling", (rounds) => {
    const spread = [20_000, 12_000, 14_000].slice(0, rounds).map((ns) => [ns, 10_000] as const);
    const verdict = verdictOf([ownRecord({ samples: duos(...spread) })], rounds);
    expect(verdict.outcome).toBe("inconclusive");
    expect(testVerdicts(verdict)[0]).toMatchObject({
      judgement: undefined,
      base: { outcome: "inconclusive", evidence: { pairs: rounds, over: rounds } },
    });
  });

  it("is among the changes against the base", () => {
    const verdict = verdictOf([ownRecord({ samples: slower })], 40);
    expect(verdict.causes).toMatchObject([{ level: "test", tests: [{ workload: "commits" }] }]);
  });

  it("is wanted until it is decided, and is confirmed if it is a suspect", () => {
    const next = (samples: readonly Sample[]) =>
      nextPairs([ownRecord({ samples })], {
        ...defaultCriteria,
        rule: { rounds: { min: 3, max: 11 }, alpha: 0.01 },
      });
    expect(next([])).toMatchObject({ phase: "screening", wanted: [{ pairs: 2 }] });
    const shown = next(duos(...Array.from({ length: 22 }, () => [15_000, 10_000] as const)));
    expect(shown).toMatchObject({ phase: "confirmation", wanted: [{ pairs: 1 }] });
  });

  it("has no result if the base failed it", () => {
    const failure = { reason: "error", role: "base", message: "no such function" } as const;
    const verdict = verdictOf([ownRecord({ samples: [], failures: [failure] })]);
    expect(verdict.measurement).toMatchObject({ state: "broken", lacking: [{ failures: [failure] }] });
    expect(verdict.outcome).toBe("fail");
  });

  it("has no result if the two did other work, and neither is taken for the right one", () => {
    const work = { statements: 1, rows: 1, changes: 0 };
    const check = (role: Check["role"], hash: string): Check => ({ role, work, hash });
    const checks = [check("candidate", "aa".repeat(8)), check("base", "bb".repeat(8))];
    const assessed = assess(ownRecord({ checks }));
    expect(assessed).toMatchObject({
      state: "failed",
      failures: [
        {
          reason: "differs",
          message:
            `commits: candidate returned values with the hash ${"aa".repeat(8)} in the untimed check, ` +
            `base returned values with the hash ${"bb".repeat(8)} in the untimed check`,
        },
      ],
    });
    expect(assessed).not.toHaveProperty("failures[0].role");
  });

  it("is missing if it has no pair, with the samples that there are", () => {
    expect(assess(ownRecord({ samples: [{ role: "candidate", round: 1, ns: 1 }] }))).toMatchObject({
      state: "missing",
      samples: { base: 0, candidate: 1 },
    });
  });
});

describe("a test that is compared with the baseline alone", () => {
  it("does not need the base that others are compared with", () => {
    const record = ownRecord({ compare: "baseline", samples: pairs([10_000, 20_000]) });
    const other = makeRecord({ samples: trios([10_000, 20_000, 20_000]) });
    const verdict = judge(
      { tests: [record, other], ending: "samples" },
      { ...defaultCriteria, requireBase: true, rule: { rounds: 1, alpha: 0.01 } },
    );
    expect(verdict.measurement.state).toBe("complete");
    expect(
      testVerdicts(verdict).map(({ judgement, base }) => [judgement?.multiplier, base?.multiplier]),
    ).toEqual([
      [2, 1],
      [2, undefined],
    ]);
  });
});

describe("own writes and reads", () => {
  const checked = (kind: "reads" | "writes", changes: number, variant: "own" | "int") => {
    const work = { statements: 1, rows: 1, changes };
    const checks = (["baseline", "candidate"] as const).map((role) => ({ role, work, hash: "aa".repeat(8) }));
    return assess(makeRecord({ variant, kind, checks, samples: pairs([10_000, 20_000]) })).state;
  };

  it("may change no rows, since their check says what they left; those of the tool may not", () => {
    expect(checked("writes", 0, "own")).toBe("measurable");
    expect(checked("writes", 0, "int")).toBe("failed");
  });

  it("must not change any if they are called reads", () => {
    expect(checked("reads", 5, "own")).toBe("failed");
    expect(checked("reads", 0, "own")).toBe("measurable");
  });
});
