import { describe, expect, it } from "vitest";
import { drawTextTable, wrap } from "../../../src/report/format/text-layout.ts";

describe("wrapped text", () => {
  it("breaks at spaces, and indents the lines that follow", () => {
    const lines = wrap(`${"word ".repeat(30)}end`, "  ", "    ");
    expect(lines).toEqual([`  ${"word ".repeat(19)}word`.slice(0, 96), `    ${"word ".repeat(11)}end`]);
  });

  it("fills a line to its last column and no further", () => {
    expect(wrap(`${"x".repeat(48)} ${"y".repeat(49)}`, "  ", "")).toEqual([
      `  ${"x".repeat(48)} ${"y".repeat(49)}`,
    ]);
    expect(wrap(`${"x".repeat(48)} ${"y".repeat(50)}`, "  ", "")).toEqual([
      `  ${"x".repeat(48)}`,
      "y".repeat(50),
    ]);
  });

  it("breaks a word only where it is longer than a line", () => {
    const lines = wrap(`path ${"x".repeat(250)}`, "", "  ");
    expect(lines.map((line) => line.length)).toEqual([4, 100, 100, 56]);
    expect(lines.join("").replaceAll(" ", "")).toBe(`path${"x".repeat(250)}`);
  });

  it("keeps an empty text as an empty line", () => {
    expect(wrap("", "", "  ")).toEqual([""]);
  });
});

describe("a table in text", () => {
  const columns = [
    { heading: "Test", align: "left" },
    { heading: "us", align: "right" },
  ] as const;

  it("has columns as wide as they must be", () => {
    const rows = [
      { cells: ["oltp_insert", "1"], alarming: false },
      { cells: ["scan", "12,345"], alarming: true },
    ];
    expect(drawTextTable({ columns, rows }, "  ")).toEqual([
      { text: "  Test             us", look: "plain" },
      { text: "  oltp_insert       1", look: "plain" },
      { text: "  scan         12,345", look: "alarm" },
    ]);
  });

  it("is cut where it is wider than the terminal", () => {
    const [, line] = drawTextTable(
      { columns, rows: [{ cells: ["x".repeat(200), "1"], alarming: false }] },
      "",
    );
    expect(line?.text).toBe(`${"x".repeat(99)}…`);
  });
});
