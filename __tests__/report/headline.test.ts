import { describe, expect, it } from "vitest";
import type { TestRecord } from "../../src/measure/recording.ts";
import { headline } from "../../src/report/headline.ts";
import { problems } from "../../src/report/problems.ts";
import { defaultCeilings } from "../../src/verdict/ceilings.ts";
import { compare } from "../../src/verdict/comparison.ts";
import { judge, type Verdict } from "../../src/verdict/verdict.ts";
import { makeRecord, pairs } from "../recordings.ts";

const plain = (text: string) => text;
const names = { baseline: "SQLite", candidate: "DoltLite" };

function verdictOf(records: readonly TestRecord[], stopped?: string): Verdict {
  return judge(records.map(compare), defaultCeilings, stopped);
}

const sentence = (verdict: Verdict) => {
  const { word, rest } = headline(verdict, plain);
  return `${word}: ${rest}`;
};
const rows = (verdict: Verdict) =>
  problems(verdict, names, plain).map(({ name, reason }) => `${name}: ${reason}`);

const fast = makeRecord({ workload: "fast", samples: pairs([10_000, 15_000]) });
const slow = makeRecord({
  workload: "slow",
  samples: pairs([10_000, 64_000], [10_000, 59_000], [10_000, 70_000]),
});
const crashed = makeRecord({
  workload: "crashed",
  failures: [{ reason: "crash", role: "candidate", round: 2, message: "ended by SIGSEGV" }],
});
const missing = makeRecord({ workload: "missing", samples: [] });

/** As a verdict on the samples would give it, which can leave a test undecided. */
function undecided(verdict: Verdict): Verdict {
  const sections = verdict.sections.map((section) => ({
    ...section,
    tests: section.tests.map((test) => ({
      ...test,
      judged: test.judged && { ...test.judged, outcome: "inconclusive" as const },
    })),
  }));
  return { ...verdict, outcome: "inconclusive", sections };
}

describe("the sentence of a verdict", () => {
  it("says that all is well, and how near the ceilings are", () => {
    expect(sentence(verdictOf([fast, makeRecord()]))).toBe(
      "Pass: all 2 tests are within ceilings: worst int/memory/reads/oltp_point_select 2.00x (ceiling 6x), " +
        "worst average int/memory/reads 1.75x (ceiling 5x).",
    );
    expect(sentence(verdictOf([fast]))).toMatch(/^Pass: the only test is within its ceiling: /);
  });

  it("counts what exceeds its ceiling", () => {
    expect(sentence(verdictOf([slow, fast]))).toBe("Fail: 1 of 2 tests exceeds its ceiling.");
    expect(sentence(verdictOf([slow]))).toBe(
      "Fail: 1 of 1 test and 1 of 1 section average exceed their ceilings.",
    );
  });

  it("counts the tests that have no result, whatever the others say", () => {
    expect(sentence(verdictOf([fast, crashed]))).toBe(
      "Measurement failed: 1 of 2 tests has no result; no other exceeds its ceiling.",
    );
    expect(sentence(verdictOf([slow, fast, crashed, missing]))).toBe(
      "Measurement failed: 2 of 4 tests have no result; 1 of 4 tests exceeds its ceiling.",
    );
    expect(sentence(verdictOf([crashed]))).toBe("Measurement failed: none of 1 test has a result.");
    expect(sentence(verdictOf([]))).toBe("Measurement failed: no test was planned.");
  });

  it("says that a run was stopped, and why", () => {
    expect(sentence(verdictOf([fast, missing], "interrupted"))).toBe(
      "Incomplete: the run was stopped (interrupted); 1 of 2 tests has no result; no other exceeds its ceiling.",
    );
    expect(sentence(verdictOf([fast], "time limit"))).toBe(
      "Incomplete: the run was stopped (time limit); no test exceeded its ceiling until then.",
    );
  });

  it("says what cannot be decided", () => {
    expect(sentence(undecided(verdictOf([makeRecord()])))).toBe(
      "Inconclusive: 1 of 1 test is too close to the ceiling to decide; no other exceeds its ceiling.",
    );
  });
});

describe("what keeps a run from passing", () => {
  it("is nothing in a run that passes", () => {
    expect(rows(verdictOf([fast]))).toEqual([]);
  });

  it("is each test and average over its ceiling, with the pairs that were over it", () => {
    expect(rows(verdictOf([slow]))).toEqual([
      "int/memory/reads/slow: 6.40x, over 6x in 2 of 3 pairs",
      "int/memory/reads average: 6.40x, over 5x",
    ]);
  });

  it("says no more of a single pair than its figure does", () => {
    const one = makeRecord({ workload: "one", samples: pairs([10_000, 70_000]) });
    expect(rows(verdictOf([one, fast]))).toEqual(["int/memory/reads/one: 7.00x, over 6x"]);
  });

  it("says that an average over its ceiling lacks tests", () => {
    expect(rows(verdictOf([slow, crashed]))).toContain(
      "int/memory/reads average: 6.40x, over 5x, 1 test missing from it",
    );
  });

  it("is first each test without a result, with the engine and the round", () => {
    const differing = makeRecord({
      workload: "differing",
      failures: [
        { reason: "differs", message: "differing: baseline 3, candidate 4" },
        { reason: "error", role: "baseline", message: "locked" },
      ],
    });
    const single = makeRecord({ workload: "single", samples: pairs([1, 2]).slice(0, 1) });
    expect(rows(verdictOf([slow, crashed, differing, single, missing, fast]))).toEqual([
      "int/memory/reads/crashed: DoltLite crashed in round 2: ended by SIGSEGV",
      "int/memory/reads/differing: not the same work: differing: baseline 3, candidate 4 (and 1 more failure)",
      "int/memory/reads/single: no pair: 1 sample of SQLite, 0 of DoltLite",
      "int/memory/reads/missing: not measured",
      "int/memory/reads/slow: 6.40x, over 6x in 2 of 3 pairs",
    ]);
  });

  it("does not list what a stopped run did not reach", () => {
    expect(rows(verdictOf([fast, crashed, missing], "interrupted"))).toEqual([
      "int/memory/reads/crashed: DoltLite crashed in round 2: ended by SIGSEGV",
    ]);
  });

  it("says how often an undecided test was over its ceiling", () => {
    expect(rows(undecided(verdictOf([slow, fast])))).toContain(
      "int/memory/reads/slow: 6.40x, too close to 6x to decide, over it in 2 of 3 pairs",
    );
  });
});
