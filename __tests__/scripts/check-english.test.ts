import { describe, expect, it } from "vitest";
import { hiddenSubjects } from "../../scripts/check-english.ts";

/** The sentences that are found, by their lines. */
const found = (file: string, ...lines: string[]) =>
  hiddenSubjects(file, lines.join("\n")).map(({ line, text }) => [line, text]);

describe("sentences that hide their subject", () => {
  it("are found in comments, at their beginning and within", () => {
    const comment = [
      "/**",
      " * A run.",
      " * What it says is. So it",
      " * goes on.",
      " *",
      " * @returns Of all, one",
      " */",
    ];
    expect(found("a.ts", ...comment, "// Those of a test", 'const text = "What";')).toEqual([
      [3, "What it says is."],
      [6, "Of all, one"],
      [8, "Those of a test"],
    ]);
    expect(found("a.c", "/* The same of a query. */")).toEqual([[1, "The same of a query."]]);
    expect(found("a.yml", "# So many rounds", "name: What")).toEqual([[1, "So many rounds"]]);
  });

  it("are found by a phrase anywhere", () => {
    expect(
      found("a.ts", "// The engine has said so.", "", "// Pages of before", "", "// Nothing is read."),
    ).toEqual([
      [1, "The engine has said so."],
      [3, "Pages of before"],
    ]);
  });

  it("are found in paragraphs, lists and tables of documents", () => {
    const document = [
      "# What it is",
      "",
      "It runs. What fails is",
      "red.",
      "- Of two, one",
      "| a | Those of b |",
    ];
    expect(found("a.md", ...document, "```", "What", "```")).toEqual([
      [3, "What fails is red."],
      [5, "Of two, one"],
      [6, "Those of b"],
    ]);
  });

  it("are neither questions nor other sentences", () => {
    expect(found("a.md", "What does it cost? Often nothing.")).toEqual([]);
    expect(found("a.ts", "/** The speed of a test, e.g. Of nothing. */")).toEqual([]);
  });
});
