import { describe, expect, it } from "vitest";
import { orderRows, type RowOrder } from "../../../../src/features/html/page/row-order.ts";

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
