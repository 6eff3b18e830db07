import { describe, expect, it } from "vitest";
import { rowNotes, testTable, throughputTexts } from "../../../src/report/tables/test-table.ts";
import type { Evidence } from "../../../src/verdict/evidence.ts";
import { type TestVerdict, testVerdicts } from "../../../src/verdict/judge.ts";
import type { Judgement } from "../../../src/verdict/judgement.ts";
import { makeRecord, pairs, trios, workingRecord } from "../../builders/recordings.ts";
import { names, plain, verdictOf } from "../../builders/verdicts.ts";

const work = { statements: 1, rows: 1_000_000, changes: 0 };
const millisecond = 1000; // in the microseconds of `pairs`

const reading = workingRecord(work, { samples: pairs([100 * millisecond, 147 * millisecond]) });

function sectionOf(record: Parameters<typeof verdictOf>[0][number]) {
  const [section] = verdictOf([record]).sections;
  if (section === undefined) throw new Error("there is no section");
  return section;
}

describe("the view of rows per second", () => {
  it("has each engine's instead of its time, and says what they come to", () => {
    const section = sectionOf(reading);
    const { columns, rows } = testTable(section, names, plain, { unit: "rows/s" });
    expect(columns.map(({ heading }) => heading).slice(0, 4)).toEqual([
      "Test",
      "SQLite (rows/s)",
      "DoltLite (rows/s)",
      "Multiplier",
    ]);
    expect(rows[0]?.cells.slice(0, 4)).toEqual(["oltp_point_select", "10M", "6.8M", "1.47"]);
    expect(throughputTexts(section, names, plain, "rows/s")).toEqual([
      "oltp_point_select: DoltLite 6.8M rows/s, 1.47x slower than SQLite",
    ]);
  });

  it("has the base in a column of its own, before and after", () => {
    const samples = trios([100 * millisecond, 50 * millisecond, 80 * millisecond]);
    const section = sectionOf(workingRecord(work, { samples }));
    const called = { ...names, base: "main" };
    const { rows } = testTable(section, called, plain, { unit: "rows/s" });
    expect(rows[0]?.cells).toContain("12.5M, 0.63x");
    expect(throughputTexts(section, called, plain, "rows/s")).toEqual([
      "oltp_point_select: DoltLite 20M rows/s, 2.00x faster than SQLite, 1.60x faster than main",
    ]);
  });

  it("is that of the suite raw, whatever is asked for, and of no other unasked", () => {
    expect(throughputTexts(sectionOf({ ...reading, variant: "raw" }), names, plain)).toHaveLength(1);
    expect(throughputTexts(sectionOf(reading), names, plain)).toEqual([]);
  });

  it("has no figure where it is not known how many rows there were", () => {
    const section = sectionOf(makeRecord({ samples: pairs([millisecond, millisecond]) }));
    expect(testTable(section, names, plain, { unit: "rows/s" }).rows[0]?.cells.slice(1, 3)).toEqual([
      "-",
      "-",
    ]);
    expect(throughputTexts(section, names, plain, "rows/s")).toEqual([]);
  });
});

describe("the note on an interval", () => {
  const turns = (...ratios: readonly number[]) => {
    const record = makeRecord({
      chunkStatements: 1,
      samples: trios(...ratios.map((ratio) => [100_000, 100_000 * ratio, 100_000] as const)),
    });
    return { ...record, samples: record.samples.map((sample) => ({ ...sample, chunks: [sample.ns] })) };
  };
  const notesOf = (...ratios: readonly number[]) => {
    const [test] = testVerdicts(verdictOf([turns(...ratios)], { rounds: 3 }));
    if (test === undefined) throw new Error("there is no test");
    return rowNotes(test, "full");
  };

  it("is there if the interval has a ceiling in it that the pairs cleared", () => {
    expect(notesOf(0.95, 1.01, 1.07)).toEqual(["base: may be over 1.1x"]);
  });

  it("is not there beside what new pairs have confirmed: over, and may be within, would be a contradiction", () => {
    const [test] = testVerdicts(verdictOf([turns(0.95, 1.01, 1.07)], { rounds: 3 }));
    const base = { ...(test?.base as Judgement<Evidence>), multiplier: 1.11, outcome: "fail" } as const;
    expect(rowNotes({ ...(test as TestVerdict), base }, "full")).toEqual([
      expect.stringMatching(/^base: over 1\.1x/),
    ]);
  });

  it("is not there where a narrow interval is within its ceiling, nor for a row that is undecided itself", () => {
    expect(notesOf(0.45, 0.5, 0.55)).toEqual([]);
    expect(notesOf(1.05, 1.11, 1.2)).toEqual(["base: undecided"]);
  });

  // bytecodealliance/sightglass#192
  it("says that a row is too noisy if its interval reaches from one time to twice that", () => {
    expect(notesOf(0.6, 1, 1.7)).toEqual([
      expect.stringMatching(/^under 6x, too noisy to say more: 0\.\d\dx to \d\.\d\dx$/),
      expect.stringMatching(/^base: too noisy to say: 0\.\d\dx to \d\.\d\dx$/),
      "base: may be over 1.1x",
    ]);
    expect(notesOf(7, 8, 13).slice(0, 3)).toEqual([
      "undecided",
      "base: over 1.1x",
      expect.stringMatching(/^too noisy to say: 3\.\d\dx to 1\d\.\d\dx$/),
    ]);
  });

  it("has no ends where notes are short, and takes nothing from a pass", () => {
    const { samples, ...rest } = turns(0.6, 1, 1.7);
    const record = { ...rest, samples: samples.filter(({ role }) => role !== "base") };
    const verdict = verdictOf([record], { rounds: 3 });
    const [test] = testVerdicts(verdict);
    if (test === undefined) throw new Error("there is no test");
    expect(rowNotes(test, "short")).toEqual(["under 6x, noisy"]);
    expect([verdict.outcome, test.judgement?.outcome]).toEqual(["pass", "pass"]);
  });
});
