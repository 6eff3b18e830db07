import { describe, expect, it } from "vitest";
import type { Role } from "../../../src/model/engine.ts";
import { bucketOf, type Histogram } from "../../../src/model/histogram.ts";
import type { Recording, SuiteFacts } from "../../../src/model/recording.ts";
import type { Sample } from "../../../src/model/sample.ts";
import { narrowTable, wideTable } from "../../../src/report/format/table.ts";
import { renderMarkdown } from "../../../src/report/markdown.ts";
import {
  testTransactions,
  throughputText,
  transactionTable,
} from "../../../src/report/tables/transaction-table.ts";
import { renderTerminal } from "../../../src/report/terminal.ts";
import { makeRecord, makeRecording, pairs } from "../../builders/recordings.ts";
import { names, plain, verdictOn } from "../../builders/verdicts.ts";

/** The times of 100 transactions: 98 take one time, one takes five times as long, and one fifty times. */
function times(ns: number): Histogram {
  const parts = [
    [ns, 98],
    [5 * ns, 1],
    [50 * ns, 1],
  ] as const;
  return { max: 50 * ns, counts: parts.map(([value, count]) => [bucketOf(value), count]) };
}

const timeOf: Readonly<Record<Role, number>> = { baseline: 100_000, candidate: 300_000, base: 200_000 };

const withTimes = (samples: readonly Sample[]) =>
  samples.map((sample) => ({
    ...sample,
    // As an engine may have it first.
    transactions: { payment: times(timeOf[sample.role]), new_order: times(2 * timeOf[sample.role]) },
  }));

const suite: SuiteFacts = { rows: 100_000, seed: 1, warehouses: 2, hash: "ab".repeat(32), sql: {} };
const tpcc = { variant: "tpcc", kind: "writes", workload: "standard_mix" } as const;
const rounds = pairs([1_000_000, 2_000_000], [1_000_000, 2_000_000]);

function recordingOf(parts: Partial<Recording> = {}): Recording {
  return makeRecording({
    suite,
    tests: [
      makeRecord({ ...tpcc, samples: withTimes(rounds) }),
      makeRecord({ ...tpcc, storage: "file", workload: "standard_mix_durable", samples: rounds }),
    ],
    ...parts,
  });
}

describe("the transactions of tests", () => {
  const recording = recordingOf();
  const [first, second] = testTransactions(recording, verdictOn(recording));
  if (first === undefined || second === undefined) throw new Error("there are no transactions");

  it("are counted per second, by the test's time", () => {
    expect(first.perSecond).toEqual({ baseline: 2000, candidate: 1000 });
    expect(throughputText(first, names)).toBe("DoltLite 1,000 tps, 2.00x slower than SQLite (2,000 tps)");
  });

  it.each([
    [[1_000_000, 500_000], "DoltLite 4,000 tps, 2.00x faster than SQLite (2,000 tps)"],
    [[1_000_000, 1_001_500], "DoltLite 1,997 tps, as fast as SQLite (2,000 tps)"],
    [[1_000_000, 1_010_000], "DoltLite 1,980 tps, 1.01x slower than SQLite (2,000 tps)"],
  ] as const)("are compared in words where the times are %j", (pair, words) => {
    const other = recordingOf({ tests: [makeRecord({ ...tpcc, samples: pairs(pair) })] });
    const [test] = testTransactions(other, verdictOn(other));
    expect(test && throughputText(test, names)).toBe(words);
  });

  it("have their times in the order of the workload, over all rounds, and the count of one sample", () => {
    const { columns, rows } = wideTable(transactionTable(first, names, plain));
    expect(columns.map(({ heading }) => heading)).toEqual([
      ...["Transaction", "Count"],
      ...["SQLite (us) median", "p95", "p99"],
      ...["DoltLite (us) median", "p95", "p99"],
    ]);
    expect(first.kinds[1]?.engines.candidate?.counts[0]).toEqual([bucketOf(300_000), 196]);
    const cells = rows.map((row) => row.cells);
    expect(cells.map(([name, count]) => [name, count])).toEqual([
      ["new_order", "100"],
      ["payment", "100"],
    ]);
    // To within 1 %.
    expect(cells[1]?.slice(2)).toEqual(["99.8", "99.8", "502", "301", "301", "1,499"]);
    expect(
      narrowTable(transactionTable(first, names, plain)).rows.map((row) => row.cells.slice(0, 3)),
    ).toEqual([
      ["new_order", "100", "SQLite"],
      ["", "", "DoltLite"],
      ["payment", "100", "SQLite"],
      ["", "", "DoltLite"],
    ]);
  });

  it("have no table where an engine cannot time them, and are counted all the same", () => {
    expect(second.kinds).toEqual([]);
    const markdown = renderMarkdown(recording, verdictOn(recording));
    const [, memory = "", file = ""] = markdown.split(/^### /m);
    const sentence = "standard_mix: DoltLite 1,000 tps, 2.00x slower than SQLite (2,000 tps).";
    expect(memory).toContain(`${sentence}\n\n| Transaction | Count |`);
    expect(file).toContain("standard_mix_durable: DoltLite 200 tps, 2.00x slower than SQLite (400 tps).");
    expect(file).not.toContain("| Transaction |");
  });

  it("are in the text for a terminal, within its width", () => {
    const terminal = renderTerminal(recording, verdictOn(recording));
    expect(terminal).toContain(
      "Transactions: tpcc, In-Memory\n  standard_mix: DoltLite 1,000 tps, 2.00x slower than SQLite (2,000 tps).\n" +
        "  Transaction  Count  Engine    median (us)",
    );
    for (const line of terminal.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  it("have notes of their own, and none on workloads that are one transaction", () => {
    const markdown = renderMarkdown(recording, verdictOn(recording));
    expect(markdown).toContain("so tps is no audited tpmC");
    expect(markdown).not.toContain("each workload is one transaction");
    const mixed = recordingOf({
      tests: [...recording.tests, makeRecord({ kind: "writes", workload: "oltp_insert" })],
    });
    expect(renderMarkdown(mixed, verdictOn(mixed))).toContain(
      "In-Memory Writes: each workload is one transaction",
    );
  });

  it("have the number of warehouses beside that of rows", () => {
    expect(renderMarkdown(recording, verdictOn(recording))).toContain("100,000 rows; 2 warehouses");
  });

  it("are not there in a report of other suites", () => {
    const without = makeRecording({ suite, tests: [makeRecord()] });
    expect(testTransactions(without, verdictOn(without))).toEqual([]);
    expect(renderMarkdown(without, verdictOn(without))).not.toMatch(/tps|Transaction/);
  });

  it("are left out with a test's result", () => {
    const failures = [{ reason: "crash", role: "candidate", message: "signal 11" }] as const;
    const failed = recordingOf({ tests: recording.tests.map((test) => ({ ...test, failures })) });
    expect(testTransactions(failed, verdictOn(failed))).toEqual([]);
  });
});
