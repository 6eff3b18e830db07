import { describe, expect, it } from "vitest";
import type { Count } from "../../src/features/figures/counts/counts.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { TestRecord } from "../../src/model/recording.ts";
import { statusTitle } from "../../src/report/status-title.ts";
import { acceptRegressions } from "../../src/verdict/acceptances.ts";
import type { Verdict } from "../../src/verdict/judge.ts";
import { makeControl, makeRecord, makeRecording, pairs, trios } from "../builders/recordings.ts";
import { rejudged, testJudgement, verdictOf, verdictOn } from "../builders/verdicts.ts";
import { countedParts } from "../features/figures/counts/counted.ts";

const title = (verdict: Verdict) => statusTitle({ state: "judged", recording: makeRecording(), verdict });

const record = (workload: string, ...times: readonly (readonly [number, number])[]) =>
  makeRecord({ workload, samples: pairs(...times) });
const fast = record("oltp_point_select", [10_000, 15_000]);
const slow = record("table_scan", [10_000, 64_000]);
const ceilings = { ...defaultCriteria.ceilings, test: 6, average: 50, rules: [] };
const judged = (tests: readonly TestRecord[], more: Parameters<typeof verdictOf>[1] = {}) =>
  verdictOf(tests, { ceilings, ...more });

describe("the title of a status", () => {
  it("is the heading's text", () => {
    expect(title(judged([fast]))).toBe("1.50x SQLite's time");
  });

  it("of a failure counts the tests and has the worst figure", () => {
    expect(title(judged([fast, slow]))).toBe("1 test over the ceiling against SQLite, worst 6.40x");
  });

  it("has the worst figure where there are several ceilings", () => {
    const rules = [{ for: { workload: "oltp_point_select" }, test: 1.2 }];
    expect(title(judged([fast, slow], { ceilings: { ...ceilings, rules } }))).toBe(
      "2 tests over the ceiling against SQLite, worst 6.40x",
    );
  });

  it("counts averages too", () => {
    expect(title(judged([fast, slow], { ceilings: { ...ceilings, average: 3 } }))).toBe(
      "1 test and 1 average over the ceiling against SQLite, worst 6.40x",
    );
  });

  it("of a failure against the base names the base", () => {
    const test = makeRecord({ workload: "table_scan", samples: trios([10_000, 15_000, 10_000]) });
    expect(title(judged([test]))).toBe("1 test slower than the base, by +50%");
  });

  const accept = (tests: readonly TestRecord[]) =>
    acceptRegressions(judged(tests), new Date("2026-11-21"), {
      head: "a".repeat(40),
      accepted: [
        {
          path: "int/memory/reads/table_scan",
          upTo: "7x",
          commit: "a".repeat(12),
          by: "x",
          until: "2027-01-31",
          reason: "x",
        },
      ],
      ignored: [],
    });

  it("counts what is accepted", () => {
    expect(title(accept([fast, slow]))).toBe("Passed with 1 accepted up to 7x at aaaaaaaaaaaa, 2 tests");
    const other = record("index_join", [10_000, 91_000]);
    expect(title(accept([fast, slow, other]))).toBe("1 test over the ceiling against SQLite, worst 9.10x");
  });

  const counts = (candidate: Count): Count[] => [
    candidate,
    { role: "base", instructions: 1_000_000, work: { statements: 1, rows: 1, changes: 0 } },
  ];
  const counted = (candidate: Count) =>
    verdictOn(
      makeRecording(
        countedParts([
          { ...makeRecord({ samples: trios([10_000, 15_000, 15_000]) }), counts: counts(candidate) },
        ]),
      ),
      { ceilings: { ...ceilings, instructions: 1 } },
    );

  it("counts tests whose instructions exceed their ceiling, or are not known", () => {
    const work = { statements: 1, rows: 1, changes: 0 };
    expect(title(counted({ role: "candidate", instructions: 1_020_000, work }))).toBe(
      "instructions of 1 test over the base",
    );
    expect(title(counted({ role: "candidate", uncounted: "it starts threads" }))).toBe(
      "instructions of 1 test not counted",
    );
  });

  it("says what is not decided or not measured", () => {
    const undecided = rejudged(judged([fast, slow]), "inconclusive", () => ({
      judgement: testJudgement(6.1, "inconclusive", { ending: "pairs" }),
    }));
    expect(title(undecided)).toBe("Inconclusive: 2 of 2 tests undecided");
    const missing = makeRecord({ workload: "index_join", samples: [] });
    expect(title(judged([fast, missing]))).toBe("Measurement failed: no result in 1 of 2 tests");
    expect(title(judged([fast, missing], { stopped: "interrupted by SIGINT" }))).toBe(
      "Incomplete: stopped early, no result in 1 of 2 tests",
    );
  });

  it("says that the runner is too noisy", () => {
    const close = makeRecord({ workload: "close", samples: pairs(...Array(15).fill([10_000, 45_000])) });
    const controls = [makeControl(Array(12).fill(1.5))];
    expect(title(judged([close], { controls }))).toBe("Inconclusive: the runner is too noisy to decide");
    expect(title(judged([fast], { controls }))).toBe("1.50x SQLite's time");
  });

  it("says what fails on a noisy runner, if the noise does not explain it", () => {
    const controls = [makeControl(Array(10).fill(1.3))];
    const failing = rejudged(judged([slow], { controls }), "fail", () => ({
      judgement: testJudgement(9, "fail"),
    }));
    expect(title(failing)).toMatch(/^1 test over the ceiling against SQLite/);
  });
});
