import { describe, expect, it } from "vitest";
import { compareCounters, countersOf } from "../../../../src/features/figures/counters/changes.ts";
import { features } from "../../../../src/features.ts";
import { type Ceilings, defaultCriteria } from "../../../../src/model/criteria.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import type { Check } from "../../../../src/model/sample.ts";
import { failureClauses } from "../../../../src/report/explain/outcome-clauses.ts";
import { problems } from "../../../../src/report/explain/problems.ts";
import { acceptRegressions } from "../../../../src/verdict/acceptances.ts";
import { judge } from "../../../../src/verdict/judge.ts";
import { judgedRun } from "../../../../src/verdict/judged.ts";
import { makeControl, makeRecord, trios } from "../../../builders/recordings.ts";

const work = { statements: 1, rows: 1, changes: 1 };

function check(role: Check["role"], parts: Partial<Check>): Check {
  return { role, work, hash: "ab".repeat(8), ...parts };
}

/** A record with counters of candidate and base. */
function counted(
  candidate: Partial<Check>,
  base: Partial<Check>,
  parts: Partial<TestRecord> = {},
): TestRecord {
  return makeRecord({
    variant: "own",
    kind: "writes",
    workload: "commits",
    samples: trios([10_000, 20_000, 20_000], [10_000, 20_000, 20_000], [10_000, 20_000, 20_000]),
    checks: [check("baseline", {}), check("candidate", candidate), check("base", base)],
    ...parts,
  });
}

const values = (...pairs: readonly (readonly [string, number])[]) => ({
  counters: { values: Object.fromEntries(pairs) },
});

function ceilings(parts: Partial<Ceilings> = {}): Ceilings {
  return { ...defaultCriteria.ceilings, ...parts };
}

const compared = (candidate: Partial<Check>, base: Partial<Check>, parts: Partial<Ceilings> = {}) =>
  compareCounters([counted(candidate, base)], ceilings(parts));

describe("counters", () => {
  it("are nothing if no test has any", () => {
    expect(compareCounters([makeRecord()], ceilings())).toBeUndefined();
  });

  it("are compared exactly, and listed without a ceiling", () => {
    const found = compared(values(["reads", 100], ["writes", 7]), values(["reads", 99], ["writes", 7]));
    expect(found).toMatchObject({
      compared: 2,
      tests: 1,
      changes: [{ name: "reads", base: 99, candidate: 100, outcome: "pass" }],
      unsteady: [],
      uncounted: [],
    });
  });

  it.each([
    [105, 5, "pass"],
    [106, 5, "fail"],
    [50, 0, "pass"],
    [101, 0, "fail"],
  ])("that rise to %i from 100 with a ceiling of %i%%: %s", (candidate, percent, outcome) => {
    const found = compared(values(["reads", candidate]), values(["reads", 100]), { counters: percent });
    expect(found?.changes).toMatchObject([{ outcome, ceiling: percent }]);
  });

  it.each([
    [18, 10, "pass"],
    [19, 10, "fail"],
    [8, 0, "pass"],
    [1050, 1000, "pass"],
    [1051, 1000, "fail"],
  ])("that rise to %i from %i with a floor of 8 and a ceiling of 5%%: %s", (candidate, base, outcome) => {
    const limits = { counters: 5, counterFloor: 8 };
    const found = compared(values(["reads", candidate]), values(["reads", base]), limits);
    expect(found?.changes).toMatchObject([{ outcome }]);
  });

  it("have the floor of the most specific rule, also in the steps of a sweep", () => {
    const rules = [
      { for: { variant: "own" }, counterFloor: 3 },
      { for: { variant: "own", workload: "commits" }, counterFloor: 50 },
    ] as const;
    const outcomeOf = (workload: string) => {
      const record = counted(values(["reads", 40]), values(["reads", 0]), { workload });
      return compareCounters([record], ceilings({ counters: 5, counterFloor: 1000, rules }))?.changes[0]
        ?.outcome;
    };
    expect(outcomeOf("commits")).toBe("pass");
    expect(outcomeOf("commits.depth=100")).toBe("pass");
    expect(outcomeOf("other.depth=100")).toBe("fail");
  });

  it("that only the base reports are over any floor", () => {
    const limits = { counters: 5, counterFloor: 1000 };
    expect(compared(values(), values(["reads", 3]), limits)?.withheld).toMatchObject([{ name: "reads" }]);
  });

  it("that were 0 or fell on the base fail with any growth over the ceiling", () => {
    const found = compared(values(["zero", 1], ["fell", -90]), values(["zero", 0], ["fell", -100]), {
      counters: 5,
    });
    expect(found?.changes.map(({ name, outcome }) => [name, outcome])).toEqual([
      ["zero", "fail"],
      ["fell", "fail"],
    ]);
  });

  it("that only one engine has were 0 on the other, whatever they are called", () => {
    const found = compared(values(["__proto__", 3], ["new", 2]), values(["old", 4]));
    expect(found?.changes.map(({ name, base, candidate }) => [name, base, candidate])).toEqual([
      ["__proto__", 0, 3],
      ["new", 0, 2],
      ["old", 4, 0],
    ]);
  });

  it("have the ceiling of the most specific rule", () => {
    const rules = [
      { for: { variant: "own" }, counters: 50 },
      { for: { workload: "commits" }, counters: 1 },
    ] as const;
    const found = compared(values(["reads", 110]), values(["reads", 100]), { counters: 90, rules });
    expect(found?.changes).toMatchObject([{ ceiling: 1, outcome: "fail" }]);
  });

  it("that two runs of the base gave other values are dropped, and named", () => {
    const found = compared(
      { counters: { values: { clock: 1, reads: 5 }, unsteady: ["clock"], again: { clock: 8 } } },
      { counters: { values: { clock: 9, reads: 5, hits: 1 }, unsteady: ["clock", "hits"] } },
      { counters: 0 },
    );
    expect(found).toMatchObject({ compared: 1, changes: [], unsteady: [{ names: ["clock", "hits"] }] });
  });

  it("that two runs of the candidate alone gave other values are dropped where there is no ceiling", () => {
    const found = compared(
      { counters: { values: { reads: 5 }, unsteady: ["reads"], again: { reads: 8 } } },
      values(["reads", 5]),
    );
    expect(found).toMatchObject({ compared: 0, changes: [], unsteady: [{ names: ["reads"] }] });
  });

  it.each([
    [509, 503],
    [503, 509],
  ])(
    "that are %i and %i on the candidate alone, 100 on the base, are over their ceiling",
    (first, second) => {
      const found = compared(
        { counters: { values: { reads: first }, unsteady: ["reads"], again: { reads: second } } },
        values(["reads", 100]),
        { counters: 10 },
      );
      expect(found).toMatchObject({
        unsteady: [],
        changes: [{ base: 100, candidate: 503, outcome: "fail" }],
      });
    },
  );

  it("that are on both sides of their ceiling on the candidate alone are withheld, and within it unsteady", () => {
    const found = (first: number, second: number) =>
      compared(
        { counters: { values: { reads: first }, unsteady: ["reads"], again: { reads: second } } },
        values(["reads", 100]),
        { counters: 10 },
      );
    expect(found(112, 0)).toMatchObject({
      changes: [],
      withheld: [{ name: "reads", why: "two runs of the candidate gave 0 and 112", outcome: "fail" }],
    });
    expect(found(108, 109)).toMatchObject({ changes: [], withheld: [], unsteady: [{ names: ["reads"] }] });
  });

  it("that the candidate alone does not report, or gives values that are not known, are over any ceiling", () => {
    const found = compared(
      { counters: { values: { reads: 100 }, unsteady: ["reads"] } },
      values(["reads", 100], ["writes", 7], ["none", 0]),
      { counters: 1000 },
    );
    expect(found?.withheld).toEqual([
      expect.objectContaining({
        name: "reads",
        why: expect.stringContaining("two runs of the candidate"),
        outcome: "fail",
      }),
      expect.objectContaining({
        name: "writes",
        why: "the candidate does not report it, and the base has 7",
        outcome: "fail",
      }),
    ]);
    expect(found?.changes).toEqual([]);
  });

  it("that the candidate withholds fail a run, with their names and values on its report, and cannot be accepted", () => {
    const tests = [
      counted(
        { counters: { values: { reads: 509 }, unsteady: ["reads"], again: { reads: 503 } } },
        values(["reads", 100], ["writes", 7]),
      ),
    ];
    const accept = [
      {
        path: "own/*/*/commits counter",
        upTo: "1000%",
        by: "Ada",
        until: "2027-01-31",
        reason: "a new index",
      },
    ];
    const verdict = judge(
      { tests, ending: "samples" },
      { ...defaultCriteria, accept, ceilings: ceilings({ counters: 10 }), rule: { rounds: 3, alpha: 0.01 } },
      features,
    );
    expect(verdict.outcome).toBe("fail");
    expect(problems(verdict, { baseline: "SQLite", candidate: "DoltLite" }, (text) => text)).toMatchObject([
      {
        name: "own/memory/writes/commits reads",
        reason: "503, on the base 100: 403.0% more, over 10%",
      },
      {
        name: "own/memory/writes/commits writes",
        reason:
          "it has a ceiling of 10% over the base, and no figure to compare: the candidate does not report it, and the base has 7",
      },
    ]);
    expect(failureClauses(verdict)).toEqual([
      "1 counter of the engine exceeds its ceiling against the base",
      "1 counter of the engine has one value on the base, and not on the candidate",
    ]);
    const accepted = acceptRegressions(verdict, new Date("2026-12-01"));
    expect(accepted.outcome).toBe("fail");
    expect(judgedRun(accepted)).toMatchObject({
      counters: [{ name: "reads" }, { name: "writes", why: expect.any(String) }],
    });
  });

  it("that the base does not give are not compared, and it says why", () => {
    const why = "counters: no such table: dolt_engine_stats (code 1)";
    const found = compared(values(["reads", 5]), { uncounted: why }, { counters: 0 });
    expect(found).toMatchObject({ compared: 0, tests: 0, changes: [], uncounted: [{ why }] });
  });

  it("fail a run whose times are within their ceilings, also on a noisy runner", () => {
    const tests = [counted(values(["reads", 110]), values(["reads", 100]))];
    const controls = [makeControl(Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 0.2 : 5)))];
    const criteria = {
      ...defaultCriteria,
      ceilings: ceilings({ counters: 5 }),
      rule: { rounds: 3, alpha: 0.01 },
    };
    expect(judge({ tests, ending: "samples" }, criteria, features).outcome).toBe("fail");
    expect(judge({ tests, controls, ending: "samples" }, criteria, features).outcome).toBe("fail");
  });

  it.each([
    { base: 100, upTo: "10%", outcome: "accepted" },
    { base: 100, upTo: "9%", outcome: "fail" },
    // Nothing is a share of 0.
    { base: 0, upTo: "11000%", outcome: "accepted" },
    { base: 0, upTo: "10999%", outcome: "fail" },
  ])("can be accepted up to a bound: 110 on base $base up to $upTo", ({ base, upTo, outcome }) => {
    const tests = [counted(values(["reads", 110]), values(["reads", base]))];
    const path = "own/*/*/commits counter";
    const accept = [{ path, upTo, by: "Ada", until: "2027-01-31", reason: "a new index" }];
    const verdict = judge(
      { tests, ending: "samples" },
      { ...defaultCriteria, accept, ceilings: ceilings({ counters: 5 }), rule: { rounds: 3, alpha: 0.01 } },
      features,
    );
    const accepted = acceptRegressions(verdict, new Date("2026-12-01"));
    expect(accepted.outcome).toBe(outcome);
    expect(countersOf(accepted)?.changes).toMatchObject([{ name: "reads", outcome }]);
    expect(accepted.acceptances?.accepted ?? []).toMatchObject(
      outcome === "fail"
        ? []
        : [{ name: "own/memory/writes/commits", judge: { noun: "counter" }, change: { name: "reads" } }],
    );
  });
});
