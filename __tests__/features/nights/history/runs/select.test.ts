import { describe, expect, it } from "vitest";
import { findRun, pathMatcher } from "../../../../../src/features/nights/history/runs/select.ts";
import { makeHistoryRun } from "../../../../builders/histories.ts";
import { errorMessage } from "../../../../error-message.ts";

describe("pathMatcher", () => {
  it.each([
    [undefined, true],
    ["int/memory/reads/oltp_point_select", true],
    ["int/memory/*/oltp_point_select", true],
    ["*/*/*/*", true],
    ["int/memory/reads/oltp_point", false],
    ["text/memory/reads/oltp_point_select", false],
    ["int/memory/reads", false],
  ])("of %s: %s", (pattern, isMatch) => {
    expect(pathMatcher(pattern)("int/memory/reads/oltp_point_select")).toBe(isMatch);
  });
});

describe("findRun", () => {
  const runs = [
    { id: "2026-01-01T041107Z-00aa", run: makeHistoryRun(0, { commit: "abcd".repeat(10) }) },
    { id: "2026-01-02T041107Z-11bb", run: makeHistoryRun(1, { commit: "abce".repeat(10) }) },
    { id: "2026-01-02T051107Z-22cc", run: makeHistoryRun(1, { label: "0.51.3" }) },
    { id: "2026-02-01T041107Z-33dd", run: makeHistoryRun(31, { label: "2026" }) },
  ];

  it.each([
    ["newest", 3],
    ["2026", 3],
    ["2026-01-01T041107Z-00aa", 0],
    ["2026-01-02T05", 2],
    ["0.51.3", 2],
    ["abce", 1],
  ])("knows %s", (name, index) => {
    expect(findRun(runs, name)).toBe(runs[index]);
  });

  it("names the runs that an unclear name could mean", () => {
    expect(errorMessage(() => findRun(runs, "2026-01-02"))).toBe(
      '"2026-01-02" names 2 runs of the history: give one of 2026-01-02T041107Z-11bb, 2026-01-02T051107Z-22cc',
    );
  });

  it("says what can be given instead of an unknown name", () => {
    expect(errorMessage(() => findRun(runs, "abc"))).toContain('no run of the history is called "abc"');
  });
});
