import { describe, expect, it } from "vitest";
import { matchesFilter } from "../../../../src/features/html/page/test-filter.ts";

const test = { id: "int/memory/writes/oltp_insert", outcome: "fail" } as const;
const all = { text: "", onlyNotPassing: false };

describe("the filter", () => {
  it.each([
    ["", true],
    ["  ", true],
    ["insert", true],
    ["INSERT memory", true],
    ["memory  insert ", true],
    ["int/memory", true],
    ["fail", true],
    ["file", false],
    ["memory update", false],
    ["(", false],
  ])("with %j matches: %s", (text, expected) => {
    expect(matchesFilter(test, { ...all, text })).toBe(expected);
  });

  it("can leave out what passes", () => {
    const only = { ...all, onlyNotPassing: true };
    expect(matchesFilter(test, only)).toBe(true);
    expect(matchesFilter({ ...test, outcome: "none" }, only)).toBe(true);
    expect(matchesFilter({ ...test, outcome: "pass" }, only)).toBe(false);
  });

  it("calls a missing result what the page calls it", () => {
    expect(matchesFilter({ ...test, outcome: "none" }, { ...all, text: "no result" })).toBe(true);
  });
});
