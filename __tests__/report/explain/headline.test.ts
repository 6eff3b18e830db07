import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import type { Recording, TestRecord } from "../../../src/model/recording.ts";
import { remedies } from "../../../src/report/explain/close-calls.ts";
import { headline } from "../../../src/report/explain/headline.ts";
import { problems } from "../../../src/report/explain/problems.ts";
import type { Ending } from "../../../src/verdict/confirmation.ts";
import type { Verdict } from "../../../src/verdict/judge.ts";
import {
  fullRecording,
  makeControl,
  makeRecord,
  makeRecording,
  pairs,
  trios,
} from "../../builders/recordings.ts";
import { names, plain, rejudged, testJudgement, verdictOf } from "../../builders/verdicts.ts";

const sentence = (verdict: Verdict, recording: Recording = makeRecording()) => {
  const { word, rest } = headline(recording, verdict, plain);
  return `${word}: ${rest}`;
};
const rows = (verdict: Verdict, called: Parameters<typeof problems>[1] = names) =>
  problems(verdict, called, plain).map(({ name, reason }) => `${name}: ${reason}`);

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

/** Each test's outcome, as a confirmation would have left it undecided. */
function undecided(records: readonly TestRecord[], ending: Ending = "pairs"): Verdict {
  return rejudged(verdictOf(records), "inconclusive", ({ comparison }) => ({
    judgement: testJudgement(6.1, comparison.workload === "fast" ? "pass" : "inconclusive", { ending }),
  }));
}

describe("the sentence of a verdict", () => {
  it("says that all tests pass, and how near the ceilings are", () => {
    expect(sentence(verdictOf([fast, makeRecord()]))).toBe(
      "Pass: 1.73x SQLite's time; slowest of 2 tests 2.00x (ceiling 6x): int/memory/reads/oltp_point_select.",
    );
    expect(sentence(verdictOf([fast]))).toMatch(
      /^Pass: 1\.50x SQLite's time; the only test 1\.50x \(ceiling 6x\): /,
    );
    const rules = [{ for: { workload: "fast" }, test: 2 }];
    const ceilings = { ...defaultCriteria.ceilings, rules };
    expect(sentence(verdictOf([fast, makeRecord()], { ceilings }))).toContain(
      "; of 2 tests, nearest to its ceiling: 1.50x (ceiling 2x): ",
    );
  });

  it("says that there is no base, and why, if one was wanted", () => {
    const without = (withoutBase?: Verdict["withoutBase"], untrusted = false) =>
      sentence({
        ...verdictOf([fast]),
        ...(withoutBase && { withoutBase }),
        ...(untrusted && { untrusted }),
      });
    const decides =
      "nothing says whether this is slower than the base branch; SQLite's ceilings decide what fails.";
    expect(without()).not.toContain("base");
    expect(without({})).toMatch(new RegExp(`\\. No base: ${decides}$`));
    const unknown = "nothing says whether this is slower than the base branch.";
    expect(without({ cause: "not built" })).toContain(` No base: the base could not be built; ${unknown}`);
    expect(without({ cause: "not built", detail: "make: Error 1" })).toContain(
      ` No base: the base could not be built: make: Error 1; ${unknown}`,
    );
    expect(without({ cause: "not built", detail: "make: Error 1" }, true)).toContain(
      ` No base: the base could not be built: "make: Error 1"; ${unknown}`,
    );
    expect(without({ cause: "nothing to compare" })).toMatch(
      / No base: the measured commit is in the base branch already, so there is no change to compare; SQLite's ceilings decide\.$/,
    );
  });

  it("counts what exceeds its ceiling", () => {
    expect(sentence(verdictOf([slow, fast]))).toBe("Fail: 1 of 2 tests exceeds its ceiling.");
    expect(sentence(verdictOf([slow]))).toBe(
      "Fail: 1 of 1 test and 1 of 1 section average exceed their ceilings.",
    );
  });

  it("counts the tests that have no result, whatever the others say", () => {
    expect(sentence(verdictOf([fast, crashed]))).toBe(
      "Measurement failed: 1 of 2 tests has no result; none of the others exceeds its ceiling.",
    );
    expect(sentence(verdictOf([slow, fast, crashed, missing]))).toBe(
      "Measurement failed: 2 of 4 tests have no result; 1 of 4 tests exceeds its ceiling.",
    );
    expect(sentence(verdictOf([crashed]))).toBe("Measurement failed: none of 1 test has a result.");
    expect(sentence(verdictOf([]))).toBe("Measurement failed: no test was planned.");
  });

  it("counts what is undecided and what has no result", () => {
    expect(sentence(verdictOf([slow, crashed], { rounds: 5 }))).toBe(
      "Measurement failed: 1 of 2 tests has no result; none surely exceeds its ceiling; " +
        "too few pairs were measured to decide 1 of 2 tests and 1 of 1 section average.",
    );
  });

  it("says that a run was stopped, and why", () => {
    expect(sentence(verdictOf([fast, missing], { stopped: "interrupted" }))).toBe(
      "Incomplete: the run was stopped (interrupted); 1 of 2 tests has no result; none of the others exceeds its ceiling.",
    );
    expect(sentence(verdictOf([fast], { stopped: "time limit" }))).toBe(
      "Incomplete: the run was stopped (time limit); no test exceeded its ceiling before that.",
    );
  });

  it("says what cannot be decided, and why", () => {
    expect(sentence(undecided([slow, fast]))).toBe(
      "Inconclusive: 1 of 2 tests is too close to the ceiling to decide; none of the others exceeds its ceiling.",
    );
    expect(sentence(undecided([slow, makeRecord()]))).toBe(
      "Inconclusive: 2 of 2 tests are too close to their ceilings to decide; none surely exceeds its ceiling.",
    );
    expect(sentence(undecided([slow, fast], "samples"))).toBe(
      "Inconclusive: too few pairs were measured to decide 1 of 2 tests; none of the others exceeds its ceiling.",
    );
  });

  it("says that the time limit was reached, and how many tests that left undecided", () => {
    const { run } = fullRecording();
    const limited = makeRecording({ ...(run && { run: { ...run, maxMinutes: 20, outOfTime: true } }) });
    expect(sentence(undecided([slow, fast], "time"), limited)).toBe(
      "Inconclusive: the time limit of 20 minutes was reached with 1 of 2 tests undecided; " +
        "none of the others exceeds its ceiling.",
    );
    expect(sentence(undecided([slow, fast], "time"))).toMatch(
      /^Inconclusive: the time limit was reached with /,
    );
  });

  it("counts separately what exceeds its ceiling against the base", () => {
    const slower = makeRecord({ workload: "slower", samples: trios([10_000, 20_000, 10_000]) });
    const same = makeRecord({ workload: "same", samples: trios([10_000, 20_000, 20_000]) });
    expect(sentence(verdictOf([slower, same]))).toBe(
      "Fail: 1 of 2 tests exceeds its ceiling against the base.",
    );
    expect(sentence(verdictOf([slow, slower, { ...slower, workload: "other" }, same]))).toBe(
      "Fail: 1 of 4 tests exceeds its ceiling; 2 of 3 tests exceed their ceilings against the base.",
    );
    const doubtful = rejudged(verdictOf([slower, same]), "inconclusive", () => ({
      base: { ...testJudgement(1.1, "inconclusive", { ending: "pairs" }), ceiling: 1.1 },
    }));
    expect(sentence(doubtful)).toBe(
      "Inconclusive: 2 of 2 tests against the base are too close to their ceilings to decide; " +
        "none of the others exceeds its ceiling.",
    );
  });

  it("is that the runner is too noisy if the baseline is not as fast as itself", () => {
    const biased = makeControl(new Array(12).fill(1.31), { workload: "oltp_insert" });
    expect(sentence(verdictOf([slow, fast], { controls: [biased] }))).toBe(
      "Inconclusive: the runner is too noisy to decide: SQLite measured against itself is 1.31x " +
        "(memory reads oltp_insert, p = 2e-4).",
    );
    expect(sentence(verdictOf([fast], { controls: [biased] }))).toMatch(/^Pass: /);
  });

  it("is that the measurement failed even if the runner is noisy", () => {
    const verdict = verdictOf([slow, crashed], { controls: [makeControl(new Array(12).fill(1.31))] });
    expect(sentence(verdict)).toMatch(/^Measurement failed: /);
    expect(rows(verdict)[1]).toMatch(/^memory reads oltp_point_select: SQLite measured against itself /);
  });

  it("says that a passing figure is too close to its ceiling to tell", () => {
    const close = rejudged(verdictOf([slow]), "pass", () => ({ judgement: testJudgement(6.05, "pass") }));
    expect(sentence(close)).toContain(
      "the only test 6.05x (ceiling 6x, too close to tell): int/memory/reads/slow",
    );
  });
});

describe("what would help", () => {
  it("is nothing if everything is decided", () => {
    expect(remedies(verdictOf([slow, fast]))).toEqual([]);
  });

  it("is more time, more rounds, or a quieter runner, by what ended the measuring", () => {
    expect(remedies(undecided([slow, fast], "time"))).toEqual(["more time (--max-minutes)"]);
    expect(remedies(undecided([slow, fast], "samples"))).toEqual(["more rounds (--rounds)"]);
    expect(remedies(undecided([slow, fast], "pairs"))).toEqual([
      "a quieter runner, or higher ceilings for the figures close to theirs",
    ]);
    const controls = [makeControl(new Array(12).fill(1.31))];
    expect(remedies(verdictOf([slow, fast], { controls }))).toEqual([
      "a quieter runner, or fewer jobs on it at the same time",
    ]);
  });
});

describe("what keeps a run from passing", () => {
  it("is nothing in a run that passes", () => {
    expect(rows(verdictOf([fast]))).toEqual([]);
  });

  it("is each test and average over its ceiling, with the pairs that were over it", () => {
    expect(rows(verdictOf([slow], { rounds: 3 }))).toEqual([
      "int/memory/reads/slow: 6.40x, over 6x in 2 of 3 pairs: 3 rounds cannot tell it from noise; 16 could",
      "int/memory/reads average: 6.40x, over 5x: 3 rounds cannot tell it from noise; 5 could",
    ]);
  });

  it("names the parts of an average", () => {
    const slower = makeRecord({ workload: "slower", samples: pairs([10_000, 90_000]) });
    expect(rows(verdictOf([slower, fast]))).toEqual([
      "int/memory/reads/slower: 9.00x, over 6x",
      "int/memory/reads average: 5.25x, over 5x; " +
        "highest test slower 9.00x, without it 1.50x; geometric mean 3.67x",
    ]);
  });

  it("does not mention a single pair", () => {
    const one = makeRecord({ workload: "one", samples: pairs([10_000, 70_000]) });
    expect(rows(verdictOf([one, fast]))).toEqual(["int/memory/reads/one: 7.00x, over 6x"]);
  });

  it("says that tests are missing from an average over its ceiling", () => {
    expect(rows(verdictOf([slow, crashed]))).toContain(
      "int/memory/reads average: 6.40x, over 5x; without 1 missing test",
    );
  });

  it("is each test that is too much slower than the base, whatever that is called", () => {
    const rounds = new Array<readonly [number, number, number]>(15).fill([10_000, 20_000, 16_000]);
    const slower = makeRecord({ workload: "slower", samples: trios(...rounds) });
    expect(rows(verdictOf([slower], { rounds: 15 }), { ...names, base: "main" })).toEqual([
      "int/memory/reads/slower: 1.25x main's time, over 1.1x in 15 of 15 pairs",
    ]);
  });

  it("is first what shows that the runner is too noisy", () => {
    const biased = makeControl(new Array(12).fill(1.31));
    const noisy = makeControl([0.5, 0.6, 1, 1.7, 2], { workload: "oltp_insert" });
    expect(rows(verdictOf([slow, fast], { controls: [biased, noisy] }))).toEqual([
      "memory reads oltp_point_select: SQLite measured against itself is 1.31x in 12 pairs, p = 2e-4; " +
        "0.95x to 1.05x is allowed",
      "memory reads oltp_insert: SQLite measured against itself has a spread of 79% in 5 pairs; " +
        "at most 50% is allowed",
      "int/memory/reads/slow: 6.40x, too close to 6x for this runner, which can be off by a factor of 1.31",
      expect.stringMatching(/^int\/memory\/reads average: 3\.95x, too close to 5x for this runner/),
    ]);
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
      "int/memory/reads/differing: different work: differing: baseline 3, candidate 4 (also SQLite failed)",
      "int/memory/reads/single: no complete pair: 1 sample of SQLite, 0 of DoltLite",
      "int/memory/reads/missing: not measured",
      "int/memory/reads/slow: 6.40x, over 6x",
    ]);
  });

  it("names all engines that fail in the same words, so that none of them is blamed", () => {
    const message = "own: it is of kind reads, and changed 100 rows: give kind: writes";
    const failures = (["baseline", "candidate"] as const).map((role) => {
      return { reason: "error" as const, role, message };
    });
    expect(rows(verdictOf([makeRecord({ workload: "own", failures })]))).toEqual([
      `int/memory/reads/own: on SQLite and DoltLite: ${message}`,
    ]);
  });

  it("has a row for tests that fail for the same reason", () => {
    const failing = (storage: "memory" | "file", message: string) =>
      makeRecord({ storage, workload: "own", failures: [{ reason: "error", role: "baseline", message }] });
    const inAll = [failing("memory", "no such function: summ"), failing("file", "no such function: summ")];
    expect(rows(verdictOf([...inAll, missing]))).toEqual([
      "int/memory/reads/own and 1 other test: SQLite failed: no such function: summ",
      "int/memory/reads/missing: not measured",
    ]);
    expect(rows(verdictOf([failing("memory", "a"), failing("file", "b")]))).toHaveLength(2);
  });

  it("does not list what a stopped run did not reach", () => {
    expect(rows(verdictOf([fast, crashed, missing], { stopped: "interrupted" }))).toEqual([
      "int/memory/reads/crashed: DoltLite crashed in round 2: ended by SIGSEGV",
    ]);
  });
});

describe("a run whose base is the candidate's file", () => {
  const sha256 = "ab".repeat(32);

  it("says that there is nothing to compare, also where tests compare with the base only", () => {
    const skipped = [{ variant: "own", storage: "file", kind: "reads", workload: "log" }] as const;
    for (const parts of [{}, { skipped }])
      expect(sentence(verdictOf([fast]), makeRecording({ identicalBase: { sha256 }, ...parts }))).toMatch(
        /^Pass: 1\.50x SQLite's time; the only test .*\. Candidate and base are the same file: nothing to compare\.$/,
      );
  });
});
