import { describe, expect, it } from "vitest";
import {
  linkedId,
  linkTo,
  matchesFilter,
  orderRows,
  type RowOrder,
} from "../../../src/page/browser/find-tests.ts";

describe("the address of a test", () => {
  it("is readable", () => {
    expect(linkTo({ id: "int/memory/reads/index_join" })).toBe("#test/int/memory/reads/index_join");
  });

  it.each([
    "int/memory/reads/index_join",
    "a b#c?d&e",
    "%41%",
    "javascript:alert(1)",
    "数据/🚀",
    "../..",
    "a//b",
  ])("leads back to it: %s", (id) => {
    expect(linkTo({ id })).toMatch(/^#test\/[\w/.~!*'()%-]*$/);
    expect(linkedId(linkTo({ id }))).toBe(id);
  });

  it.each(["", "#", "#sections", "#test/%", "#test/%E0%A4%A"])("is none of %j", (hash) => {
    expect(linkedId(hash)).toBeUndefined();
  });
});

const inserted = { id: "int/memory/writes/oltp_insert", outcome: "fail" } as const;
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
    expect(matchesFilter(inserted, { ...all, text })).toBe(expected);
  });

  it("can leave out what passes", () => {
    const only = { ...all, onlyNotPassing: true };
    expect(matchesFilter(inserted, only)).toBe(true);
    expect(matchesFilter({ ...inserted, outcome: "none" }, only)).toBe(true);
    expect(matchesFilter({ ...inserted, outcome: "pass" }, only)).toBe(false);
  });

  it("calls a missing result what the page calls it", () => {
    expect(matchesFilter({ ...inserted, outcome: "none" }, { ...all, text: "no result" })).toBe(true);
  });
});

const multipliers = [2, 0.5, 3, 1];
const ceilings = [6, 6, 100, 6];
const figures = {
  size: (test: number) => multipliers[test],
  headroom: (test: number) => {
    const [multiplier, ceiling] = [multipliers[test], ceilings[test]];
    return multiplier === undefined || ceiling === undefined ? undefined : 1 - multiplier / ceiling;
  },
};
const rows = [
  { workload: "b", tests: [0, 1] },
  { workload: "c", tests: [2, null] },
  { workload: "a", tests: [3, null] },
  { workload: "d", tests: [4, null] },
];
const ordered = (order: RowOrder, column?: number) =>
  orderRows(rows, order, figures, column)
    .map(({ workload }) => workload)
    .join("");

describe("rows", () => {
  it.each([
    ["report", "bcad"],
    ["name", "abcd"],
    ["slowest", "cbad"],
    ["fastest", "bacd"],
    ["headroom", "bacd"],
  ] as const)("are ordered by %s, those without a figure last", (order, expected) => {
    expect(ordered(order)).toBe(expected);
  });

  it("can be ordered by one column", () => {
    expect(ordered("fastest", 0)).toBe("abcd");
    expect(ordered("fastest", 1)).toBe("bcad");
  });
});
