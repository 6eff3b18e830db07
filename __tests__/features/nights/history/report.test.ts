import { describe, expect, it } from "vitest";
import { runTable } from "../../../../src/features/nights/history/report/list.ts";
import { runLines, runTests } from "../../../../src/features/nights/history/report/run.ts";
import { historySentence } from "../../../../src/features/nights/history/report/sentence.ts";
import { historyTable } from "../../../../src/features/nights/history/report/table.ts";
import { trendSummary, trendText } from "../../../../src/features/nights/history/report/trends.ts";
import { citeRun } from "../../../../src/features/nights/history/report/words.ts";
import { earlierRuns } from "../../../../src/features/nights/history/report.ts";
import { compareRun, type RunComparison } from "../../../../src/features/nights/history/runs/compare.ts";
import type { HistoryRun } from "../../../../src/features/nights/history/runs/run.ts";
import { trendsOf } from "../../../../src/features/nights/history/runs/trends.ts";
import { features } from "../../../../src/features.ts";
import { inMarkdown, inTerminal } from "../../../../src/report/format/escape.ts";
import { drawTable } from "../../../../src/report/format/markdown-blocks.ts";
import { sparkline } from "../../../../src/report/format/sparkline.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { renderTerminal } from "../../../../src/report/terminal.ts";
import { judgeByOwnRule } from "../../../../src/verdict/judge-recording.ts";
import {
  machine,
  makeHistory,
  makeHistoryRun,
  makeHistoryTest,
  type Truth,
} from "../../../builders/histories.ts";
import { fullRecording } from "../../../builders/recordings.ts";
import { criteria } from "../../../results/recordings.ts";

const workloads = ["one", "two", "three", "four"];

/** One test is slower since a day, and another only in the run after the history. */
const truth: Truth = (day, path) =>
  (path.endsWith("/one") && day >= 25 ? 1.2 : 1) * (path.endsWith("/two") && day === 40 ? 1.3 : 1) * 1.5;

function compare(parts: (day: number) => Partial<HistoryRun> = () => ({}), own = truth): RunComparison {
  const all = makeHistory(41, workloads, own).map((run, day) => ({ ...run, ...parts(day) }));
  const comparison = compareRun(all.slice(0, 40), all[40] as HistoryRun, false);
  if (comparison === undefined) throw new Error("there is nothing to compare with");
  return comparison;
}

const sentence = (comparison: RunComparison) => historySentence(comparison, inMarkdown, citeRun(inMarkdown));

describe("historySentence", () => {
  it("names what differs now, and what changed since when", () => {
    expect(sentence(compare())).toMatch(
      /^1 test slower than in the last 20 runs of main: int\/memory\/reads\/two 1\.9\dx \((?:2[5-9]|3[0-5])% slower\); 1 test slower since `a019a019a0` \(2026-01-26\): int\/memory\/reads\/one \((?:1[5-9]|2[0-4])% slower\)\.$/,
    );
  });

  it("says nothing if nothing changed", () => {
    expect(sentence(compare(undefined, () => 1.5))).toBeUndefined();
  });

  it("says what else changed at the same time", () => {
    const moved = compare((day) => (day < 25 ? {} : { machine: { ...machine, cpu: "another" } }));
    expect(sentence(moved)).toContain("slower, where the CPU changed too)");
  });

  it("names no branch if the runs are of several", () => {
    expect(sentence(compare((day) => ({ branch: day % 2 === 0 ? "main" : "other" })))).toContain(
      "than in the last 20 runs: ",
    );
  });

  it("escapes what the history says", () => {
    const hostile = compare((day) => ({
      branch: "main",
      label: `@everyone [click](http://evil) ${day}`,
    }));
    expect(sentence(hostile)).toContain("since `@everyone [click](http://evil) 25`");
  });

  it("names at most five tests, and how many others there are", () => {
    const names = Array.from({ length: 9 }, (_, index) => `workload_${index}`);
    const all = makeHistory(31, names, (day) => (day === 30 ? 2 : 1.5));
    const comparison = compareRun(all.slice(0, 30), all[30] as HistoryRun, false) as RunComparison;
    expect(sentence(comparison)).toMatch(/^9 tests slower than .* and 4 more\.$/);
  });
});

describe("historyTable", () => {
  it("draws each test with a row", () => {
    const { rows } = historyTable(compare(), inTerminal, citeRun(inTerminal));
    expect(rows.map(({ cells: [test] }) => test)).toEqual(["int/memory/reads/two", "int/memory/reads/one"]);
    expect(rows[0]?.cells[1]).toMatch(/^[▁▂▃▄▅▆▇█]{29}█$/);
    expect(rows[0]?.cells[4]).toBe("this run");
    expect(rows[1]?.cells[3]).toMatch(/^\d+% slower \(\+\d+% to \+\d+%\)$/);
    expect(rows[1]?.cells[4]).toBe("a019a019a0 (2026-01-26)");
  });
});

describe("reports", () => {
  const recording = fullRecording();
  const verdict = judgeByOwnRule(recording, criteria);
  const compared = [...features, earlierRuns(compare())];

  it("have the sentence, and a table where there is room", () => {
    const short = renderMarkdown(recording, verdict, {
      detail: "full",
      features: compared,
      isBrief: true,
    });
    expect(short).toContain("**Against earlier runs**: 1 test slower than in the last 20 runs of main");
    expect(short).not.toContain("▁");
    const long = renderMarkdown(recording, verdict, {
      detail: "full",
      features: compared,
      commitUrl: (hash) => `https://example.com/commit/${hash}`,
    });
    expect(long).toContain("| Test | Runs | Now | Change | Since |");
    expect(long).toContain("[`a019a019a0`](https://example.com/commit/a019");
    expect(renderTerminal(recording, verdict, { features: compared })).toContain(
      "Against earlier runs\n  1 test",
    );
  });

  it("are as without a history if nothing changed", () => {
    const steady = compare(undefined, () => 1.5);
    const shown = [...features, earlierRuns(steady)];
    expect(renderMarkdown(recording, verdict, { detail: "full", features: shown })).toBe(
      renderMarkdown(recording, verdict, { detail: "full", features }),
    );
    expect(renderTerminal(recording, verdict, { features: shown })).toBe(
      renderTerminal(recording, verdict, { features }),
    );
  });
});

describe("sparkline", () => {
  it("draws the smallest value lowest, and the largest highest", () => {
    expect(sparkline([0, 0.5, 1])).toBe("▁▅█");
  });

  it("does not make a mountain of noise", () => {
    expect(new Set(sparkline([0, 0.01, -0.01, 0.005]))).toEqual(new Set(["▄", "▅"]));
    expect(sparkline([1, 1, 1])).toBe("▅▅▅");
  });

  it("draws every value, however their bounds are rounded", () => {
    for (let tenths = 1; tenths < 200; tenths++) {
      const values = [tenths / 10, tenths / 7, tenths / 3];
      expect(sparkline(values), values.join(" ")).toMatch(/^▁.█$/);
    }
  });

  it("draws the 30 newest", () => {
    expect(sparkline([...Array(40).keys()])).toHaveLength(30);
    expect(sparkline([])).toBe("");
  });
});

describe("the commands' texts", () => {
  const runs = makeHistory(40, workloads, truth);
  const listed = runs.map((run, day) => ({ id: `run-${day}`, run }));

  it("summarise a history, and say between which runs a test changed", () => {
    const trends = trendsOf(runs);
    expect(trendSummary(trends)).toBe("40 runs from 2026-01-01 to 2026-02-09; 4 tests: 1 changed, 3 steady.");
    const [one] = trends.tests;
    const { head, lines } = trendText(trends, one as never, inTerminal);
    expect(head).toMatch(/^int\/memory\/reads\/one [▁▂▃▄▅▆▇█]{30} 1\.[789]\dx$/);
    expect(lines).toEqual([
      expect.stringMatching(
        /^\d+% slower \(\+\d+% to \+\d+%\) between a018a018a0 \(2026-01-25\) and a019a019a0 \(2026-01-26\)$/,
      ),
    ]);
  });

  it("say what it is too early to tell of", () => {
    const few = trendsOf(runs.slice(0, 3));
    expect(trendText(few, few.tests[0] as never, inTerminal).lines).toEqual(["too early to tell: 3 runs"]);
    const late = trendsOf(makeHistory(41, workloads, truth));
    expect(trendText(late, late.tests[1] as never, inTerminal).lines).toEqual([
      expect.stringMatching(/^too early to tell: \d+% slower in the newest run$/),
    ]);
  });

  it("list runs with where something changed", () => {
    const table = drawTable(
      runTable(
        listed.slice(0, 2),
        [{ run: 1, marks: [{ fact: "CPU", before: "a", after: "b" }] }],
        inMarkdown,
      ),
    );
    expect(table.split("\n").slice(2)).toEqual([
      "| run-0 | `a000a000a0` | main | pass | 4 | 3.54.1 | |",
      "| run-1 | `a001a001a0` | main | pass | 4 | 3.54.1 | CPU |",
    ]);
  });

  it("list runs with long names, which leave room for the other columns", () => {
    const run = makeHistoryRun(0, { label: "L".repeat(60), branch: "b".repeat(150) });
    const table = drawTable(runTable([{ id: "run-0", run }], [], inMarkdown));
    expect(table.split("\n").at(-1)).toBe(
      `| run-0 | \`${"L".repeat(12)}…${"L".repeat(11)}\` | \`${"b".repeat(12)}…${"b".repeat(11)}\` | pass | 1 | 3.54.1 | |`,
    );
  });

  it("show a run with its facts and tests", () => {
    const failed = { section: "int/file/reads", workload: "table_scan", result: "failed", pairs: 0 } as const;
    const run = makeHistoryRun(0, { label: "1.0", tests: [makeHistoryTest(), failed] });
    expect(runLines("run-0", run, inTerminal)).toEqual([
      "run-0: pass, measurement complete, 2 tests",
      `label 1.0, commit ${run.commit}, branch main`,
      "DoltLite 3.54.0 against SQLite 3.54.1, measured from 2026-01-01T04:11:07.000Z to 2026-01-01T04:15:07.000Z by version 0.2.0",
      "4 cores of AMD EPYC 7763 64-Core Processor, Linux 6.8.0",
      "100,000 rows, seed 1",
    ]);
    expect(runTests(run, inTerminal).rows.map(({ cells }) => cells.join(" "))).toEqual([
      "int/memory/reads/oltp_point_select 10,000 15,000 1.50 ±0.03 pass",
      "int/file/reads/table_scan - - -  failed",
    ]);
  });
});
