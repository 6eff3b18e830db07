import { describe, expect, it } from "vitest";
import type { SectionDurability } from "../../../../src/features/checks/durability/durability.ts";
import { durabilityTable } from "../../../../src/features/checks/durability/table.ts";
import { names } from "../../../builders/verdicts.ts";

const cost = { commits: 100, writeBytes: 409_600, unseen: 0 };

const section: SectionDurability = {
  variant: "server",
  storage: "file",
  kind: "writes",
  costs: { baseline: { ...cost, flushes: 100 }, candidate: { ...cost, flushes: 1 } },
  gaps: [{ workload: "oltp_insert", commits: 100, flushes: { baseline: 100, candidate: 1 } }],
  tests: 3,
};

describe("the table of what commits asked of the system", () => {
  it("shows a section in which one side does not commit durably", () => {
    const table = durabilityTable([section], names);
    expect(table?.rows).toEqual([
      { cells: ["server/file/writes", "1.00, 4.1 kB", "0.01, 4.1 kB"], highlighted: true },
    ]);
  });

  it("says what the disk takes for a flush, if that is known", () => {
    const table = durabilityTable([section], names, 212_400);
    expect(table?.rows.at(-1)).toEqual({
      cells: ["an fdatasync of this disk", "212 us", "212 us"],
    });
  });

  it("is absent if nothing was counted", () => {
    expect(durabilityTable([], names, 212_400)).toBeUndefined();
  });
});
