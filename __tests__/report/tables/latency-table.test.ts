import { describe, expect, it } from "vitest";
import { bucketOf, type Histogram } from "../../../src/model/histogram.ts";
import type { Recording } from "../../../src/model/recording.ts";
import type { Sample } from "../../../src/model/sample.ts";
import { renderComment } from "../../../src/report/comment.ts";
import { narrowTable, wideTable } from "../../../src/report/format/table.ts";
import { renderMarkdown } from "../../../src/report/markdown.ts";
import { latencyTable, sectionLatencies } from "../../../src/report/tables/latency-table.ts";
import { renderTerminal } from "../../../src/report/terminal.ts";
import { makeRecord, makeRecording, pairs, trios } from "../../builders/recordings.ts";
import { names, plain, verdictOn } from "../../builders/verdicts.ts";

/** 98 statements of 1.5 us, one of 25 us, one of 3 ms. */
const latencies: Histogram = {
  max: 3_000_000,
  counts: [
    [bucketOf(1_500), 98],
    [bucketOf(25_000), 1],
    [bucketOf(3_000_000), 1],
  ],
};

const timed = (samples: readonly Sample[]) => samples.map((sample) => ({ ...sample, latencies }));

function recordingOf(parts: Partial<Recording> = {}): Recording {
  return makeRecording({
    tests: [
      makeRecord({ samples: timed(pairs([10_000, 20_000], [10_000, 20_000])) }),
      makeRecord({ kind: "writes", workload: "oltp_insert", samples: timed(pairs([10_000, 20_000])) }),
    ],
    ...parts,
  });
}

describe("the latencies of statements", () => {
  const recording = recordingOf();
  const sections = sectionLatencies(recording, verdictOn(recording));

  it("are those of all rounds of a test, by section and engine", () => {
    expect(sections.map(({ kind, tests }) => `${kind} ${tests.map(({ workload }) => workload)}`)).toEqual([
      "reads oltp_point_select",
      "writes oltp_insert",
    ]);
    expect(sections[0]?.tests[0]?.engines.candidate?.counts[0]).toEqual([bucketOf(1_500), 196]);
    expect(sections[1]?.tests[0]?.engines.candidate?.counts[0]).toEqual([bucketOf(1_500), 98]);
  });

  it("are in microseconds with three digits, the largest exactly", () => {
    const [section] = sections;
    if (section === undefined) throw new Error("there are no latencies");
    const { columns, rows } = wideTable(latencyTable(section, names, plain));
    expect(columns.map(({ heading }) => heading)).toEqual([
      "Test",
      ...["SQLite (us) p50", "p95", "p99", "max"],
      ...["DoltLite (us) p50", "p95", "p99", "max"],
    ]);
    const figures = ["1.50", "1.50", "25.0", "3,000"];
    expect(rows.map(({ cells }) => cells)).toEqual([["oltp_point_select", ...figures, ...figures]]);
    expect(narrowTable(latencyTable(section, names, plain)).rows.map(({ cells }) => cells)).toEqual([
      ["oltp_point_select", "SQLite", ...figures],
      ["", "DoltLite", ...figures],
    ]);
  });

  it("are also those of the base, if the run has one", () => {
    const engines = { ...recording.engines, base: { name: "main" } };
    const based = recordingOf({ engines, tests: [makeRecord({ samples: timed(trios([10, 20, 30])) })] });
    const [section] = sectionLatencies(based, verdictOn(based));
    if (section === undefined) throw new Error("there are no latencies");
    const { rows } = wideTable(latencyTable(section, { ...names, base: "main" }, plain));
    expect(rows[0]?.cells).toHaveLength(13);
  });

  it("are left out of a test without a result", () => {
    const failures = [{ reason: "crash", role: "candidate", message: "signal 11" }] as const;
    const failed = recordingOf({
      tests: recording.tests.map((test) => (test.kind === "reads" ? { ...test, failures } : test)),
    });
    expect(sectionLatencies(failed, verdictOn(failed)).map(({ kind }) => kind)).toEqual(["writes"]);
  });

  it("are in the folded part of a variant, and in the text for a terminal", () => {
    const markdown = renderMarkdown(recording, verdictOn(recording));
    expect(markdown).toContain(
      "<summary>Statement latencies</summary>\n\n#### In-Memory, Reads\n\n" +
        "| Test | SQLite (us) p50 | p95 | p99 | max | DoltLite (us) p50 | p95 | p99 | max |\n",
    );
    const terminal = renderTerminal(recording, verdictOn(recording));
    expect(terminal).toContain(
      "Statement latencies: int, In-Memory, Writes\n  Test         Engine    p50 (us)",
    );
    for (const line of terminal.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  it("add nothing to a report without them", () => {
    const without = makeRecording({ tests: [makeRecord()] });
    expect(sectionLatencies(without, verdictOn(without))).toEqual([]);
    expect(renderMarkdown(without, verdictOn(without))).not.toMatch(/latenc|p95/);
    expect(renderTerminal(without, verdictOn(without))).not.toMatch(/latenc|p95/);
  });

  it("are the first that a comment leaves out for size", () => {
    const verdict = verdictOn(recording);
    const source = {
      name: "gate",
      commit: "c".repeat(40),
      run: { id: 1, attempt: 1, url: "https://github.com/o/r/actions/runs/1" },
      identity: { run: { id: 1, attempt: 1 }, reporter: { id: 1, attempt: 1 }, step: "0123456789abcdef" },
      at: new Date("2026-05-22T10:00:00Z"),
      conclusion: "success",
    } as const;
    const result = { state: "judged", recording, verdict } as const;
    const whole = renderComment(result, source);
    expect(whole.detail).toBe("full");
    const { detail, text } = renderComment(result, source, whole.text.length - 1);
    expect(detail).toBe("without latencies");
    expect(text).toContain("Left out for size: the statement latencies.");
    expect(text).toContain("| oltp_point_select | 10,000 | 20,000 | 2.00 |");
    expect(text).not.toContain("<summary>Statement latencies</summary>");
  });
});
