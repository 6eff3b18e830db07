import { describe, expect, it } from "vitest";
import {
  inMarkdown,
  inMarkdownCell,
  inTerminal,
  visible,
  visibleEnd,
} from "../../../src/report/format/escape.ts";

describe("text on a line of its own", () => {
  it("has its line breaks, tabs and runs of space made one space", () => {
    expect(visible("  one\r\n\ttwo\u2028three  ")).toBe("one two three");
  });

  it("shows controls and escape sequences instead of obeying them", () => {
    expect(visible("\u001b[31mred\u0007\u009b2J")).toBe("\\u{1b}[31mred\\u{7}\\u{9b}2J");
  });

  it("shows signs that turn or hide text", () => {
    expect(visible("a\u202egnp.exe\u200b\u2066")).toBe("a\\u{202e}gnp.exe\\u{200b}\\u{2066}");
  });

  it("cannot command a GitHub runner that reads it from a log", () => {
    expect(visible("::error::failed :::")).toBe(": :error: :failed : : :");
    expect(visible("##[error]failed")).toBe("# #[error]failed");
  });

  it("is cut at 300 signs, and not within one", () => {
    expect(visible("🙂".repeat(400))).toBe(`${"🙂".repeat(299)}…`);
  });

  it("is longer, and as harmless, if it ends a run and says what is allowed", () => {
    expect(visibleEnd(`${"a".repeat(1000)}\n::error::\u001b[31m`)).toBe(
      `${"a".repeat(1000)} : :error: :\\u{1b}[31m`,
    );
    expect(visibleEnd("a".repeat(3000))).toHaveLength(2000);
  });

  it("is what a terminal gets", () => {
    expect(inTerminal("\u001b]0;title\u0007 a|b `c`")).toBe("\\u{1b}]0;title\\u{7} a|b `c`");
  });
});

describe("text in Markdown", () => {
  it("is unchanged if it is plainly harmless", () => {
    for (const text of [
      "oltp_point_select",
      "int/memory/reads/oltp_insert_ac",
      "DoltLite 3.54.1 (fork)",
      "no such table: sbtest1, after 5 statements",
      "journal_mode=wal, cache_size=-2000",
    ])
      expect(inMarkdown(text)).toBe(text);
  });

  it("becomes code if GitHub could make anything of it", () => {
    for (const text of [
      "@team",
      "see #12",
      "owner/repo#12",
      "GH-12",
      "![x](http://example.com/x.png)",
      "https://example.com",
      "www.example.com",
      "someone@example.com",
      "<img src=x>",
      "&lt;",
      "*bold*",
      "_emphasis_",
      "~gone~",
      "$x$",
      ":smile:",
      "[ ] task",
      "back\\slash",
      "0123456789abcdef",
      "été",
    ])
      expect(inMarkdown(text)).toBe(`\`${text}\``);
  });

  it("cannot end the code that it is in", () => {
    expect(inMarkdown("a`b")).toBe("``a`b``");
    expect(inMarkdown("```\n@team")).toBe("```` ``` @team ````");
    expect(inMarkdown("`")).toBe("`` ` ``");
  });

  it("cannot end the cell that it is in", () => {
    expect(inMarkdownCell("a|b")).toBe("`a\\|b`");
    expect(inMarkdownCell("a\\|b")).toBe("`a\\ \\|b`");
    expect(inMarkdownCell("a\\\\|b")).toBe("`a\\\\ \\|b`");
    expect(inMarkdownCell("a |\n| b")).toBe("`a \\| \\| b`");
  });
});
