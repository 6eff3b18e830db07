import { describe, expect, it } from "vitest";
import { parseGithub, writeHtml } from "../../../scripts/pictures/github-html.ts";
import { readText } from "../../../scripts/pictures/reports.ts";
import { inMarkdown, inMarkdownCell, visible } from "../../../src/report/format/escape.ts";
import { countElements, elementsOf, named, reactive, textOf, textOutsideCode } from "./elements.ts";

const places = ["comment", "document"] as const;

const hostile = [
  "@octocat",
  "![x](http://e)",
  "<img src=x onerror=1>",
  "<script>alert(1)</script>",
  "</summary></details><h1>Pass</h1>",
  "a|b",
  "a\\|b",
  "\\|",
  "\\\\|",
  "|",
  "```",
  "```mermaid\nxychart-beta\n```",
  "`a` `` b ``` @octocat",
  "#12",
  "owner/repo#12",
  "GH-12",
  "0123456789abcdef0123456789abcdef01234567",
  "-->",
  "<!-- x -->",
  "--> @octocat <!--",
  "::error::x",
  "##[error]x",
  "https://evil.example",
  "www.evil.example",
  "someone@evil.example",
  "[x](y)",
  "[x][y]\n\n[y]: http://evil.example",
  "[^1]\n\n[^1]: note",
  "~~",
  "~~gone~~",
  "**bold** __bold__ *a* _a_",
  "&lt;",
  "&lt;b&gt; &amp; &#64;octocat",
  "line\nline",
  "line\n\n# Pass\n\n- item\n\n> quote\n\n---",
  "| a | b |\n| - | - |\n| c | d |",
  "\u202etxet\u2066 \u200fmark\u200e",
  "$x$ $$y$$",
  ":tada:",
  "back\\",
  "\\`",
  "   four spaces",
  "1. one",
  "x".repeat(2_000),
];

describe.each(hostile.map((text) => [JSON.stringify(text).slice(0, 50), text]))("%s", (_, text) => {
  it.each(places)("is one code span or plain text in a %s's paragraph", (place) => {
    const tree = parseGithub(`Note: ${inMarkdown(text)} and on.`, place);
    expect(countElements(tree)).toEqual({ p: 1, ...(inMarkdown(text).includes("`") ? { code: 1 } : {}) });
    expect(textOf(tree).trim()).toBe(`Note: ${visible(text)} and on.`);
    expect(textOutsideCode(tree)).not.toMatch(reactive);
  });

  it.each(places)("is one code span or plain text in a %s's table", (place) => {
    const rows = `| ${inMarkdownCell(text)} | 1.47 |\n| **${inMarkdownCell(text)}** | 1.48 |`;
    const tree = parseGithub(`| Test | Multiplier |\n| :- | -: |\n${rows}`, place);
    const code = inMarkdownCell(text).includes("`") ? { code: 2 } : {};
    const expected = { table: 1, thead: 1, tbody: 1, tr: 3, th: 2, td: 4, strong: 1, ...code };
    expect(countElements(tree)).toEqual(expected);
    const shown = visible(text).replace(/\\(?=\|)/g, "\\ ");
    expect(named(tree, "td").map(textOf)).toEqual([shown, "1.47", shown, "1.48"]);
    expect(textOutsideCode(tree)).not.toMatch(reactive);
  });
});

describe("text that is not escaped", () => {
  it("becomes elements, so that the tests above can fail", () => {
    const elements = (text: string) => Object.keys(countElements(parseGithub(`Note: ${text}`, "comment")));
    expect(elements("![x](http://e)")).toContain("img");
    expect(elements("<img src=x onerror=1>")).toContain("img");
    expect(elements("https://evil.example")).toContain("a");
    expect(elements("~~gone~~")).toContain("del");
    expect(elements("one\ntwo")).toContain("br");
    expect(textOutsideCode(parseGithub("@octocat", "comment"))).toMatch(reactive);
  });

  it("keeps no script, no handler and no comment, as on GitHub", () => {
    const html = writeHtml(
      parseGithub("<!-- x -->\n\n<img src=x onerror=1>\n\n<script>alert(1)</script>\n", "comment"),
    );
    expect(html).not.toMatch(/<!--|onerror|script|alert/);
  });
});

describe("a line break in running text", () => {
  it("is shown in a comment and is a space in a document", () => {
    const text = "one\n**two\nthree**";
    expect(countElements(parseGithub(text, "comment"))).toEqual({ p: 1, strong: 1, br: 2 });
    expect(countElements(parseGithub(text, "document"))).toEqual({ p: 1, strong: 1 });
  });
});

describe("the report of a run that fails", () => {
  const tree = parseGithub(readText("fixtures/failing.md"), "comment");
  const counts = countElements(tree);

  it("has a fold for each variant, for the notes and for the facts, and names on each", () => {
    expect(counts).toMatchObject({ details: 6, summary: 6 });
    expect(
      named(tree, "details").map(({ children }) => children.find(({ type }) => type === "element")),
    ).toEqual(named(tree, "summary"));
  });

  it("has the table of rows over their ceilings, the sections', one for each section and the engines', their rows as wide as their heads", () => {
    expect(counts.table).toBe(27);
    for (const table of named(tree, "table")) {
      const [head, ...rows] = named(table, "tr").map((row) =>
        row.children.filter(({ type }) => type === "element"),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(head?.length ?? 0);
    }
  });

  it("consists only of text, lists, code, headings, tables and folds", () => {
    const known = [
      "b",
      "code",
      "details",
      "h3",
      "h4",
      "li",
      "p",
      "pre",
      "strong",
      "summary",
      "table",
      "tbody",
    ];
    expect(Object.keys(counts).toSorted()).toEqual([...known, "td", "th", "thead", "tr", "ul"]);
    for (const { tagName, properties } of elementsOf(tree))
      expect(Object.keys(properties), tagName).toEqual(tagName === "td" || tagName === "th" ? ["align"] : []);
  });

  it("has nothing outside of code that GitHub would make more of", () => {
    expect(textOutsideCode(tree)).not.toMatch(reactive);
  });
});
