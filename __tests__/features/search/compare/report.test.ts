import { describe, expect, it } from "vitest";
import {
  type CompareReport,
  compareLines,
  identicalLine,
} from "../../../../src/features/search/compare/report.ts";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { Recording, TestRecord } from "../../../../src/model/recording.ts";
import type { Sample } from "../../../../src/model/sample.ts";
import { type Storage, testPath } from "../../../../src/model/test.ts";
import { suites } from "../../../../src/suite/suites.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { makeRecording } from "../../../builders/recordings.ts";

const report: CompareReport = {
  base: "main at 1a2b3c4",
  candidate: "working tree of 5d6e7f8",
  files: { base: "built/main.so", candidate: "it's built/tree.so" },
  seconds: 41.3,
  minutes: 0.9,
};

/** Candidate / base of a test in a round, with a little noise that differs from round to round. */
type RatioOf = (path: string) => number;

function recordingOf(
  ratioOf: RatioOf,
  rounds = 22,
  storages: readonly Storage[] = ["memory", "file"],
): Recording {
  const tests = storages.flatMap((storage) =>
    suites.oltp.workloads
      .filter((workload) => workload.storages.includes(storage))
      .map(({ name, kind }): TestRecord => {
        const test = { variant: "int", storage, kind, workload: name } as const;
        const samples = Array.from({ length: rounds }, (_, index): Sample[] => {
          const noise = 1 + 0.004 * Math.sin(7 * index + name.length);
          return [
            { role: "base", round: index + 1, ns: 10_000_000 },
            {
              role: "candidate",
              round: index + 1,
              ns: Math.round(10_000_000 * ratioOf(testPath(test)) * noise),
            },
          ];
        }).flat();
        return { ...test, compare: "base", samples, checks: [], failures: [] };
      }),
  );
  const engines = { baseline: { name: "none" }, candidate: { name: "tree" }, base: { name: "main" } };
  return makeRecording({ engines, tests });
}

function textOf(recording: Recording, parts: Partial<CompareReport> = {}): string {
  const verdict = judgeRecording(recording, { ...defaultCriteria, gate: "base" }, features);
  return compareLines(recording, verdict, { ...report, ...parts })
    .map(({ text }) => text)
    .join("\n");
}

describe("the report of a comparison", () => {
  it("names one cause for all tests that it slows down, and one line for the rest", () => {
    const text = textOf(recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.25 : 1)));
    expect(text).toMatchInlineSnapshot(`
      "Slower: working tree of 5d6e7f8 is slower than main at 1a2b3c4
                what         change  in
        slower  oltp_insert  +25%    2 of 2 tests
        44 of 46 tests did not change: a change of about 2% in memory and 2% on file would show
        To measure this alone, with more pairs: add --test 'int/*/*/oltp_insert'
        To see the functions that changed, by their instructions: bisect --engines built/main.so
          'it'\\''s built/tree.so' --test int/memory/writes/oltp_insert
        Measured: 46 tests, 22 pairs each, in 41 s"
    `);
  });

  it("names the functions' command for a slower workload of the user's, with its file", () => {
    const whole = recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.25 : 1));
    const tests = whole.tests.map((test): TestRecord => ({ ...test, variant: "own" }));
    const advised = (ownFiles: CompareReport["ownFiles"]) =>
      textOf({ ...whole, tests }, ownFiles && { ownFiles }).replaceAll(/\s+/g, " ");
    const files = new Map([["oltp_insert", "bench/my inserts.yml"]]);
    expect(advised(files)).toContain(
      "by their instructions: bisect --engines built/main.so 'it'\\''s built/tree.so' " +
        "--own-workloads 'bench/my inserts.yml' --test own/memory/writes/oltp_insert ",
    );
    expect(advised(undefined)).toMatch(/^Slower: /);
    expect(advised(undefined)).not.toContain("bisect");
  });

  it("says slower of a build that stalls in one chunk of each sample, and takes as long in the others", () => {
    const whole = recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.6 : 1));
    const tests = whole.tests.map((test): TestRecord => {
      const calmNs = 2_000_000;
      const samples = test.samples.map((sample): Sample => {
        return { ...sample, chunks: [...Array<number>(4).fill(calmNs), sample.ns - 4 * calmNs] };
      });
      return { ...test, samples };
    });
    const text = textOf({ ...whole, tests });
    expect(text).toMatch(/^Slower: working tree/);
    expect(text).toMatch(/^ +slower +oltp_insert +\+60% +2 of 2 tests$/m);
  });

  it("says that nothing changed in three lines", () => {
    expect(textOf(recordingOf(() => 1))).toMatchInlineSnapshot(`
      "Not slower: working tree of 5d6e7f8 is within the ceilings of main at 1a2b3c4
        46 of 46 tests did not change: a change of about 2% in memory and 2% on file would show
        Measured: 46 tests, 22 pairs each, in 41 s"
    `);
  });

  it("lists the statements with another query plan", () => {
    const statements = [
      { sql: "SELECT 1 FROM a", plans: { base: "SEARCH a", candidate: "SCAN a" } },
      { sql: "SELECT 1 FROM b", plans: { base: "SCAN b", candidate: "SCAN b" } },
    ];
    const workloads = [{ workload: "int/table_scan", storage: "file" as const, statements }];
    const plans = { version: 1, claims: 0, workloads, tests: [] };
    const text = textOf({ ...recordingOf(() => 1), features: { plans } });
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      'int/table_scan: the plan of "SELECT 1 FROM a" changed: "SCAN a" on tree, "SEARCH a" on main',
    );
    expect(text).not.toContain("FROM b");
  });

  it("tells what became faster, and what is slower within the ceilings", () => {
    const text = textOf(
      recordingOf((path) =>
        path.endsWith("/table_scan") ? 0.8 : path === "int/file/writes/oltp_insert" ? 1.05 : 1,
      ),
    );
    expect(text).toMatch(/^Not slower: /);
    expect(text).toMatch(/slower, within the ceilings +int\/file\/writes\/oltp_insert +\+5% +1 test/);
    expect(text).toMatch(/faster +table_scan +-20% +2 of 2 tests/);
    expect(text).not.toContain("To measure this alone");
  });

  it("does not say of a test without enough pairs that it is unchanged", () => {
    const text = textOf(recordingOf(() => 1, 1));
    expect(text).toMatch(
      /^Undecided: working tree of 5d6e7f8 is not slower than main at 1a2b3c4 except perhaps in 46 tests/,
    );
    expect(text.replaceAll(/\s+/g, " ")).toMatch(
      /Undecided in the time: int\/memory\/reads\/oltp_point_select, .* and 42 more: give more with --max-minutes 3/,
    );
    expect(text).not.toContain("did not change");
  });

  it("names the tests without a result, and has no answer then", () => {
    const whole = recordingOf(() => 1);
    const [first, ...others] = whole.tests as [TestRecord, ...TestRecord[]];
    const failures = [{ reason: "crash", role: "candidate", message: "SIGSEGV\u001b[2J" }] as const;
    const text = textOf({ ...whole, tests: [{ ...first, failures }, ...others] });
    expect(text).toMatch(/^No answer: tests have no result/);
    expect(text).toContain(`${testPath(first)}: tree crashed: SIGSEGV\\u{1b}[2J`);
  });

  it("says why a run that ended early has no answer", () => {
    const whole = recordingOf(() => 1);
    const tests = whole.tests.map((test, index) => (index === 0 ? { ...test, samples: [] } : test));
    const run = {
      tool: "0.2.0",
      startedAt: "2026-05-22T09:00:00.000Z",
      finishedAt: "2026-05-22T09:04:30.000Z",
      rounds: { min: 3, max: 11 },
      clock: "CLOCK_MONOTONIC",
      timeline: {},
    };
    expect(textOf({ ...whole, tests, run: { ...run, outOfTime: true } })).toMatch(
      /^No answer: its time was up before every test had a pair: give more with --max-minutes 3, or fewer tests with --test$/m,
    );
    const stopped = "interrupted by SIGINT";
    expect(textOf({ ...whole, tests, run: { ...run, stopped } })).toMatch(
      /^No answer: interrupted by SIGINT$/m,
    );
  });

  it("says what was left out, and how to measure it", () => {
    const leftOut = { what: ["blob", "text"], options: "--variants int,blob,text --max-minutes 60" };
    expect(
      textOf(
        recordingOf(() => 1),
        { leftOut },
      ).replaceAll(/\s+/g, " "),
    ).toContain(
      "Left out to fit into the time: blob and text. To measure all of it, add --variants int,blob,text --max-minutes 60",
    );
  });

  it("shows names of branches without signs that act", () => {
    const { text } = identicalLine({ base: "main\u001b[2J", candidate: "tree" });
    expect(text).toContain("tree and main\\u{1b}[2J are the same engine, byte for byte");
    expect(
      textOf(
        recordingOf(() => 1),
        { base: "main\u001b[2J" },
      ),
    ).not.toContain("\u001b");
  });
});

it("the geometric means against SQLite are shown if it was measured", () => {
  const againstBase = recordingOf(() => 1.1);
  const tests = againstBase.tests.map(({ compare: _, samples, ...test }): TestRecord => {
    const baseline = samples
      .filter(({ role }) => role === "base")
      .map((sample): Sample => ({ ...sample, role: "baseline", ns: sample.ns / 2 }));
    return { ...test, samples: [...samples, ...baseline] };
  });
  const text = textOf({ ...againstBase, tests });
  expect(text).toContain(
    "Against SQLite, geometric means: main at 1a2b3c4 2.00x, working tree of 5d6e7f8 2.20x",
  );
});
