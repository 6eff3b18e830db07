import type { Finding, FindingRow } from "../../src/features/search/issues/finding.ts";

export const since = { time: "2026-11-10T03:17:00.000Z", name: "9e8d7c6b5a", commit: "9".repeat(40) };
export const before = { time: "2026-11-09T03:17:00.000Z", name: "4f1c2d9b0a", commit: "4".repeat(40) };

/** A test that became slower; what is given replaces parts of it. */
export function makeRow(parts: Partial<FindingRow> = {}): FindingRow {
  return {
    path: "int/memory/writes/oltp_insert",
    figure: "12% slower (+11% to +13%)",
    loss: Math.log(1.12),
    before,
    since,
    ...parts,
  };
}

/** A workload that became slower; what is given replaces parts of it. */
export function makeFinding(parts: Partial<Finding> = {}): Finding {
  return {
    key: "time writes/oltp_insert",
    kind: "time",
    figure: "time",
    state: "open",
    subject: "oltp_insert",
    rows: [makeRow()],
    ...parts,
  };
}

/** The same workload, slower by a factor. */
export function slowerBy(factor: number, parts: Partial<Finding> = {}): Finding {
  const percent = Math.round(100 * (factor - 1));
  return makeFinding({ rows: [makeRow({ figure: `${percent}% slower`, loss: Math.log(factor) })], ...parts });
}
