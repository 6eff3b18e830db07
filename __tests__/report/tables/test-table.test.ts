import { describe, expect, it } from "vitest";
import { testTable, throughputTexts } from "../../../src/report/tables/test-table.ts";
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
