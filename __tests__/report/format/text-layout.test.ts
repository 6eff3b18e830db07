import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { left, named, right } from "../../../src/report/format/table.ts";
import { cutToWidth, drawTextTable, wrap } from "../../../src/report/format/text-layout.ts";

describe("wrapped text", () => {
  it("breaks at spaces, and indents the lines that follow", () => {
    const lines = wrap(`${"word ".repeat(30)}end`, "  ", "    ");
    expect(lines).toEqual([`  ${"word ".repeat(19)}word`.slice(0, 96), `    ${"word ".repeat(11)}end`]);
  });

  it("fills a line to its last column and no further", () => {
    const filled = `${"x".repeat(48)} ${"y".repeat(49)}`;
    expect(wrap(filled, "  ", "  ")).toEqual([`  ${filled}`]);
    expect(wrap(`${filled}y`, "  ", "  ")).toEqual([`  ${"x".repeat(48)}`, `  ${"y".repeat(50)}`]);
  });

  it("breaks a word only if it is longer than a line", () => {
    const lines = wrap(`path ${"x".repeat(250)} end`, "", "  ");
    expect(lines.map((line) => line.length)).toEqual([98, 100, 65]);
    expect(lines.join("").replaceAll(" ", "")).toBe(`path${"x".repeat(250)}end`);
  });

  it("counts wide characters as two columns and combining marks as none", () => {
    const wide = wrap("数".repeat(120), "", "  ");
    expect(wide.map((line) => stringWidth(line))).toEqual([98, 100, 46]);
    const accented = "x\u0301".repeat(90);
    expect(wrap(accented, "", "")).toEqual([accented]);
  });

  it("keeps an empty text as an empty line", () => {
    expect(wrap("", "", "  ")).toEqual([""]);
  });
});

describe("a text cut to a width", () => {
  it("is unchanged if it fits", () => {
    expect(cutToWidth("数据库", 6)).toBe("数据库");
  });

  it("ends in … within its columns, and not within a character", () => {
    expect(cutToWidth("数据库引擎", 6)).toBe("数据…");
    expect(cutToWidth("a long name", 6)).toBe("a lon…");
    expect(cutToWidth("x\u0301".repeat(7), 6)).toBe(`${"x\u0301".repeat(5)}…`);
  });
});

describe("a table in text", () => {
  const columns = [
    { heading: "Test", align: "left" },
    { heading: "us", align: "right" },
  ] as const;

  it("has columns as wide as their longest cell", () => {
    const rows = [
      { cells: ["oltp_insert", "1"], highlighted: false },
      { cells: ["scan", "12,345"], highlighted: true },
    ];
    expect(drawTextTable({ columns, rows }, "  ")).toEqual([
      { text: "  Test             us", style: "plain" },
      { text: "  oltp_insert       1", style: "plain" },
      { text: "  scan         12,345", style: "error" },
    ]);
  });

  it("is cut if it is wider than the terminal", () => {
    const [, line] = drawTextTable(
      { columns, rows: [{ cells: ["x".repeat(200), "1"], highlighted: false }] },
      "",
    );
    expect(line?.text).toBe(`${"x".repeat(99)}…`);
  });

  // bheisler/criterion.rs#120
  it("cuts its names for the other columns, never what tells rows apart", () => {
    const rows = [10, 100, 1000, 4000, 8000].map((value) => ({
      cells: [`bulk_update_of_a_text_primary_key.rows=${value}`, "1", "n".repeat(60)],
    }));
    const table = { columns: [...named("Test"), ...right("us"), ...left("Note")], rows };
    const lines = drawTextTable(table, "  ").map(({ text }) => text);
    expect(lines).toEqual([
      "  Test                              us  Note",
      `  bulk_update_of_a…ary_key.rows=10   1  ${"n".repeat(60)}`,
      `  bulk_update_of_a…ry_key.rows=100   1  ${"n".repeat(60)}`,
      `  bulk_update_of_a…y_key.rows=1000   1  ${"n".repeat(60)}`,
      `  bulk_update_of_a…y_key.rows=4000   1  ${"n".repeat(60)}`,
      `  bulk_update_of_a…y_key.rows=8000   1  ${"n".repeat(60)}`,
    ]);
  });

  it("leaves names whole that have room", () => {
    const name = "a_name_of_more_columns_than_the_least.rows=10";
    const table = { columns: [...named("Test"), ...right("us")], rows: [{ cells: [name, "1"] }] };
    expect(drawTextTable(table, "  ")[1]?.text).toBe(`  ${name}   1`);
  });

  it("keeps its columns in line whatever the width of the characters", () => {
    const names = ["数据库", "🚀 Turbo", "Moe\u0301", "plain"];
    const rows = names.map((name) => ({ cells: [name, "1"], highlighted: false }));
    const lines = drawTextTable({ columns, rows }, "").map(({ text }) => text);
    expect(lines).toEqual([
      "Test      us",
      "数据库     1",
      "🚀 Turbo   1",
      "Moe\u0301        1",
      "plain      1",
    ]);
  });
});
