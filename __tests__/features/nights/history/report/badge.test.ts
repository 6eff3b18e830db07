import { describe, expect, it } from "vitest";
import { badgeOf } from "../../../../../src/features/nights/history/report/badge.ts";
import { makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";

const run = makeHistoryRun(0, {
  tests: [
    makeHistoryTest({ baselineNs: 10, candidateNs: 20 }),
    makeHistoryTest({ workload: "table_scan", baselineNs: 10, candidateNs: 80 }),
  ],
});

describe("the badge of a run", () => {
  it("has the geometric mean of its tests, in the form that shields.io reads", () => {
    expect(badgeOf(run)).toEqual({
      schemaVersion: 1,
      label: "DoltLite",
      message: "4.00x SQLite's time",
      color: "brightgreen",
    });
  });

  it.each([
    ["accepted", "yellow"],
    ["inconclusive", "yellow"],
    ["fail", "red"],
  ] as const)("of the outcome %s is %s", (outcome, color) => {
    expect(badgeOf({ ...run, outcome })).toMatchObject({ message: "4.00x SQLite's time", color });
  });

  it.each([
    [
      "a measurement that is cut off",
      { measurement: "incomplete" },
      "4.00x SQLite's time, measurement incomplete",
    ],
    [
      "tests without figures",
      { tests: [{ section: "int/file/reads", workload: "table_scan", result: "failed", pairs: 0 }] },
      "no result",
    ],
  ] as const)("is not green with %s", (_, parts, message) => {
    expect(badgeOf({ ...run, ...parts })).toMatchObject({ message, color: "red" });
  });

  it("has no sign of a name that acts", () => {
    const engines = { ...run.engines, candidate: { name: "a\u202eb" }, baseline: { name: "SQL\nite" } };
    expect(badgeOf({ ...run, engines })).toMatchObject({
      label: "a\\u{202e}b",
      message: "4.00x SQL ite's time",
    });
  });
});
