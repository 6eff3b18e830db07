import { describe, expect, it } from "vitest";
import { compareLines, identicalLine } from "../../../../src/features/search/compare/report.ts";
import type { CompareReport } from "../../../../src/features/search/compare/report-input.ts";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { Recording, TestRecord } from "../../../../src/model/recording.ts";
import type { Sample } from "../../../../src/model/sample.ts";
import { type Storage, testPath } from "../../../../src/model/test.ts";
import { suites } from "../../../../src/suite/suites.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { makeRecording } from "../../../builders/recordings.ts";
import { checkOf } from "../../figures/footprint/footprints.ts";

const report: CompareReport = {
  base: "main at 1a2b3c4",
  candidate: "working tree of 5d6e7f8",
  files: { base: "built/main.so", candidate: "it's built/tree.so" },
  out: "results",
  isWhole: false,
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
          const ns = Math.round(10_000_000 * ratioOf(testPath(test)) * noise);
          return [
            { role: "base", round: index + 1, ns: 10_000_000, chunks: [10_000_000] },
            { role: "candidate", round: index + 1, ns, chunks: [ns] },
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

/** Without line ends, also those that a shell skips. */
const oneLine = (text: string) => text.replaceAll(/ \\\n/g, " ").replaceAll(/\s+/g, " ");

describe("the report of a comparison", () => {
  it("names the kind of tests that it slows down, and how to measure these alone", () => {
    const text = oneLine(textOf(recordingOf((path) => (path.includes("/writes/") ? 1.25 : 1))));
    expect(text).toContain("To measure writes alone, with more pairs: add --test 'int/*/writes/*'");
  });

  it("does not call tests equal whose intervals contain their ceilings, unless they are few", () => {
    const noisy = (share: number, factors: readonly number[]) => {
      const recording = recordingOf(() => 1, factors.length);
      const tests = recording.tests.map((test, at) => ({
        ...test,
        samples: test.samples.map((sample) => {
          const isWild = at < share * recording.tests.length && sample.role === "candidate";
          const ns = isWild ? Math.round(sample.ns * (factors[sample.round - 1] ?? 1)) : sample.ns;
          return { ...sample, ns, chunks: [ns] };
        }),
      }));
      return textOf({ ...recording, tests });
    };
    const factors = [0.95, 1, 1.05];
    expect(oneLine(noisy(0.5, factors))).toMatch(
      /^Not slower as far as this run can tell: 9 of 46 tests may be over their ceilings all the same: add --max-minutes /,
    );
    expect(noisy(0.12, factors)).toMatch(/^Not slower: no change of more than 7% in memory/);
  });

  it("says that it does not judge a workload's own limit", () => {
    const words = "Not judged: max of your workloads, which run judges";
    const recording = recordingOf(() => 1);
    expect(textOf(recording, { hasLimits: true })).toContain(words);
    expect(textOf(recording)).not.toContain(words);
  });

  it("names one cause for all tests that it slows down, and one line for the rest", () => {
    const text = textOf(recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.25 : 1)));
    expect(text).toMatchInlineSnapshot(`
      "Slower: working tree of 5d6e7f8 is slower than main at 1a2b3c4
        All tests: 1.0% more time, the geometric mean of 46 tests (95% confidence: +0.9% to +1.0%)
                       change  95% confidence  tests, lowest to highest
        slower
          oltp_insert  +25%    +25% to +25%    2 of 2
        44 of 46 tests changed by no more than 2% in memory and 2% on file: this run could have missed
          smaller changes
        To measure oltp_insert alone, with more pairs: add --test 'int/*/*/oltp_insert'
        To see the functions that changed, by their instructions:
          sqlite-bench-gate bisect built/main.so 'it'\\''s built/tree.so' \\
            --test int/memory/writes/oltp_insert
        Measured: 46 tests, 22 pairs each, in 41 s"
    `);
  });

  it("has the functions counted with as many rows as it has measured", () => {
    const whole = recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.25 : 1));
    const ofRows = (rows: number) =>
      oneLine(textOf({ ...whole, suite: { rows, seed: 1, hash: "0123456789abcdef", sql: {} } }));
    expect(ofRows(10_000)).toContain(" --test int/memory/writes/oltp_insert --rows 10000 ");
    expect(ofRows(100_000)).toContain(" --test int/memory/writes/oltp_insert Measured:");
  });

  it("names the functions' command for a slower workload of the user's, with its file", () => {
    const whole = recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.25 : 1));
    const tests = whole.tests.map((test): TestRecord => ({ ...test, variant: "own" }));
    const advised = (ownFiles: CompareReport["ownFiles"]) =>
      oneLine(textOf({ ...whole, tests }, ownFiles && { ownFiles }));
    const files = new Map([["oltp_insert", "bench/my inserts.yml"]]);
    expect(advised(files)).toContain(
      "by their instructions: sqlite-bench-gate bisect built/main.so 'it'\\''s built/tree.so' " +
        "--own-workloads 'bench/my inserts.yml' --test own/memory/writes/oltp_insert ",
    );
    expect(advised(undefined)).toMatch(/^Slower: /);
    expect(advised(undefined)).not.toContain("bisect");
  });

  it("names the search over the releases between two, by its own results", () => {
    const whole = recordingOf((path) => {
      if (!path.endsWith("/oltp_insert")) return 1;
      return path.startsWith("int/file/") ? 1.5 : 1.25;
    });
    const releases = { package: "npm:better-sqlite3", base: "12.4.1", candidate: "13.2.0" };
    const advised = (parts: Partial<CompareReport>) => oneLine(textOf(whole, parts));
    expect(advised({ releases, out: "my results" })).toContain(
      "To find the release that changed it: sqlite-bench-gate bisect --releases npm:better-sqlite3 --good 12.4.1 --bad 13.2.0 " +
        "--finding 'my results/results.json#int/file/writes/oltp_insert' ",
    );
    expect(advised({ releases: { ...releases, package: "crate:libsqlite3-sys" } })).toContain(
      "with the versions to try between the two: sqlite-bench-gate bisect --releases crate:libsqlite3-sys 12.4.1 13.2.0 --finding ",
    );
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
    expect(text).toMatch(/^ +slower\n +oltp_insert +\+60% +\+\d+% to \+\d+% +2 of 2$/m);
  });

  it("says in its first sentence by how much tests have changed at most", () => {
    expect(textOf(recordingOf(() => 1))).toMatchInlineSnapshot(`
      "Not slower: no change of more than 2% in memory and 2% on file from main at 1a2b3c4 to working
        tree of 5d6e7f8; this run could have missed a smaller one
        All tests: 0.0% more time, the geometric mean of 46 tests (95% confidence: -0.1% to +0.0%)
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
    expect(text).toMatch(
      /slower, within the ceilings\n +int\/file\/writes\/oltp_insert +\+4\.9% +\+[\d.]+% to \+[\d.]+% +1\n/,
    );
    expect(text).toMatch(/faster\n +table_scan +-20% +-\d+% to -\d+% +2 of 2/);
    expect(text).toMatch(/^ {2}43 of 46 tests changed by no more than \d+% in memory and \d+% on file/m);
    expect(text).not.toContain(" alone, with more pairs");
  });

  it("does not say of a test without enough pairs that it is unchanged", () => {
    const text = textOf(recordingOf(() => 1, 1));
    expect(text).toMatch(
      /^Undecided: working tree of 5d6e7f8 is not slower than main at 1a2b3c4 except perhaps in 46 tests/,
    );
    expect(text.replaceAll(/\s+/g, " ")).toMatch(
      /Undecided: 46 tests: int\/memory\/reads\/oltp_point_select -0\.4%, .* and 42 more, which --details names More pairs are needed than 54 seconds allow: add --max-minutes 3 /,
    );
    expect(text).not.toContain("changed by no more than");
  });

  it("names the tests without a result, and has no answer then", () => {
    const whole = recordingOf(() => 1);
    const [first, ...others] = whole.tests as [TestRecord, ...TestRecord[]];
    const failures = [{ reason: "crash", role: "candidate", message: "SIGSEGV\u001b[2J" }] as const;
    const text = textOf({ ...whole, tests: [{ ...first, failures }, ...others] });
    expect(text).toMatch(/^No answer: 1 of 46 tests has no result on /);
    expect(text).toContain("All tests with a result: ");
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
      /^No answer: the 54 seconds of measuring ended before 1 of 46 tests had a pair of samples\n {2}\(int\/memory\/reads\/oltp_point_select\): add --max-minutes 3, or choose fewer tests with --test$/m,
    );
    const stopped = "interrupted by SIGINT";
    expect(textOf({ ...whole, tests, run: { ...run, stopped } })).toMatch(
      /^No answer: interrupted by SIGINT$/m,
    );
  });

  it("begins with the tests whose engines answer differently, and names the file that has their rows", () => {
    const whole = recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.25 : 1));
    const rows = 'in "SELECT count(*) FROM t;" candidate has 4 and base has 3';
    const tests = whole.tests.map((test): TestRecord => {
      const { storage, workload } = test;
      if (storage !== "memory" || !["table_scan", "index_join"].includes(workload)) return test;
      const message = `${workload}: ${workload === "table_scan" ? rows : "candidate returned values with the hash ab"}`;
      return { ...test, failures: [{ reason: "differs", message }] };
    });
    const text = textOf({ ...whole, tests }).replaceAll(/\s+/g, " ");
    expect(text).toMatch(
      /^Different answers: working tree of 5d6e7f8 and main at 1a2b3c4 answer differently in 2 of 46 tests, whose times are not compared int\/memory\/reads: index_join, table_scan For example, int\/memory\/reads\/table_scan: in /,
    );
    expect(text).toContain(`${rows} results/report.md has the rows of each test, and so does --details `);
    const details = textOf({ ...whole, tests }, { isWhole: true });
    expect(details).toContain("int/memory/reads/index_join: candidate returned values with the hash ab");
    // The times of the others are said all the same.
    expect(details).toMatch(/^ {4}oltp_insert +\+25% /m);
  });

  it("shows the largest costs besides time, and says how many others there are and where", () => {
    const whole = recordingOf(() => 1);
    const tests = whole.tests.map((test, index): TestRecord => {
      const checks = [checkOf("base"), checkOf("candidate", { allocations: 20_000 * (2 + index) })];
      return { ...test, checks };
    });
    const costs = (isWhole: boolean) =>
      oneLine(textOf({ ...whole, tests }, { isWhole })).match(/the ceiling is (?:5%|1\.05x)/g)?.length;
    const text = textOf({ ...whole, tests }).replaceAll(/\s+/g, " ");
    expect(text).toMatch(
      /^Over a ceiling: working tree of 5d6e7f8 costs more than main at 1a2b3c4; no change of more than \d+% in memory/,
    );
    expect(costs(false)).toBe(3);
    const all = costs(true) ?? 0;
    expect(all).toBeGreaterThan(90);
    expect(text).toContain(
      ` ${all - 3} more costs besides time are over their ceilings: --details names them, and results/report.md has all figures`,
    );
    expect(textOf({ ...whole, tests }, { isWhole: true })).not.toContain("more costs");
  });

  it("breaks no path with a space, and no word of a command", () => {
    const out = "/home/ada/my results of a long evening/of two builds that are named at length";
    const whole = recordingOf((path) => (path.endsWith("/oltp_insert") ? 1.25 : 1));
    const tests = whole.tests.map((test, index): TestRecord => {
      const checks = [checkOf("base"), checkOf("candidate", { allocations: 20_000 * (2 + index) })];
      return { ...test, checks };
    });
    const lines = textOf({ ...whole, tests }, { out }).split("\n");
    expect(lines.filter((line) => line.includes(`'${out}/report.md'`))).toHaveLength(1);
    expect(lines.filter((line) => line.includes("'it'\\''s built/tree.so'"))).toHaveLength(1);
  });

  it("has the notes of the report, such as a setting that is not the base's", () => {
    const warnings = [
      "The candidate's cache_size is not the base's: -2000 on base, -65536 on candidate (memory).",
    ];
    const text = textOf({ ...recordingOf(() => 1.25), warnings });
    expect(text).toContain("  Note: The candidate's cache_size is not the base's: -2000 on base");
  });

  it("counts the undecided of its first sentence and of their list alike, also where a row names them", () => {
    const text = textOf(recordingOf((path) => (path.endsWith("/table_scan") ? 1.4 : 1), 2)).replaceAll(
      /\s+/g,
      " ",
    );
    const [, first] = /^Undecided: .* except perhaps in (.*?) All tests/.exec(text) ?? [];
    const [, listed] =
      /Undecided(?: \(95% confidence\))?: (\d+ tests?(?: and \d+ averages?)?): /.exec(text) ?? [];
    expect(first).toMatch(/^\d+ tests/);
    expect(listed).toBe(first);
    expect(text).toContain(" More pairs are needed than 54 seconds allow: add --max-minutes 3 ");
  });

  it("calls tests that were chosen by their workload by its name", () => {
    const chosen = (workload: string) => {
      const whole = recordingOf(() => 1.5);
      return textOf({ ...whole, tests: whole.tests.filter((test) => test.workload === workload) });
    };
    expect(chosen("table_scan")).toMatch(/^ {2}slower\n {4}table_scan +\+50% /m);
    expect(chosen("table_scan")).not.toMatch(/all tests/i);
    const only = recordingOf(() => 1, 22, ["memory"]);
    const tests = only.tests.filter((test) => test.workload === "table_scan");
    expect(textOf({ ...only, tests })).toMatch(
      /^ {2}int\/memory\/reads\/table_scan: 0\.\d% (?:more|less) time/m,
    );
  });

  it("says of which tests it knows less than its first sentence says", () => {
    const whole = recordingOf(() => 1);
    const tests = whole.tests.map((test): TestRecord => {
      const isWild = test.workload === "table_scan" && test.storage === "memory";
      const samples = test.samples.map((sample): Sample => {
        const ns = isWild && sample.round % 2 === 0 && sample.role === "base" ? 1.08 * sample.ns : sample.ns;
        return { ...sample, ns, chunks: [ns / 2, ns / 2] };
      });
      return { ...test, samples };
    });
    const text = textOf({ ...whole, tests }).replaceAll(/\s+/g, " ");
    expect(text).toMatch(
      /^Not slower: no change of more than \d+% in memory and \d+% on file from main at 1a2b3c4 to working tree of 5d6e7f8 in \d+ of 46 tests; this run could have missed a smaller one /,
    );
    expect(text).toMatch(
      / \d+ tests? (is|are) known less well, .*int\/memory\/reads\/table_scan: -\d[\d.]*% to \+\d[\d.]*% with 95% confidence /,
    );
  });

  it("says of a build that is slower in part that it is faster on average", () => {
    const text = textOf(recordingOf((path) => (path.includes("/writes/") ? 1.25 : 0.7)));
    expect(text.replaceAll(/\s+/g, " ")).toMatch(
      /^Slower: working tree of 5d6e7f8 is slower than main at 1a2b3c4 in part, and faster on average All tests: \d+% less time/,
    );
  });

  it("says faster of a build that surely takes less time for all tests together, by more than layout does", () => {
    expect(textOf(recordingOf(() => 0.935)).replaceAll(/\s+/g, " ")).toMatch(
      /^Faster: working tree of 5d6e7f8 takes 6\.5% less time than main at 1a2b3c4 /,
    );
    expect(textOf(recordingOf(() => 0.99))).toMatch(/^Not slower: /);
  });

  it("calls no test faster that is as fast as before where all others are slower", () => {
    const recording = recordingOf((path) => (path === "int/memory/reads/table_scan" ? 0.999 : 1.3));
    const tests = recording.tests.map((test): TestRecord => {
      const samples = test.samples.map(
        (sample): Sample => ({ ...sample, chunks: [sample.ns / 2, sample.ns / 2] }),
      );
      return { ...test, samples };
    });
    const text = textOf({ ...recording, tests });
    expect(text).toMatch(/^ {4}all tests +\+29% +\+29% to \+29% +45 of 46, from -0\.\d% to \+30%$/m);
    expect(text).not.toContain("faster");
  });

  it("fits a narrow terminal", () => {
    const lines = textOf(
      recordingOf((path) => (path.includes("/writes/") ? 1.25 : path.endsWith("types_table_scan") ? 1.4 : 1)),
      { columns: 80 },
    ).split("\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
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
    expect(identicalLine({ base: "engine 1.0", candidate: "engine 1.0" }).text).toBe(
      "Not slower: both are engine 1.0; nothing was measured",
    );
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
