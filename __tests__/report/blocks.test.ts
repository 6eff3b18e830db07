import { describe, expect, it } from "vitest";
import { atLevel, type Block, type Level } from "../../src/report/block.ts";
import type { ReportPart } from "../../src/report/blocks.ts";
import { drawBlock } from "../../src/report/format/markdown-blocks.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { fullRecording } from "../builders/recordings.ts";
import { verdictOn } from "../builders/verdicts.ts";

const recording = fullRecording();
const verdict = verdictOn(recording);

const planted: ReportPart = {
  blocks: ({ words }) => [
    {
      place: "below the sections",
      block: {
        kind: "section",
        title: "Planted",
        blocks: [
          { kind: "text", lead: "Left out in Markdown", text: words.text("@all <b>") },
          {
            kind: "details",
            summary: "More",
            blocks: [
              { kind: "list", items: ["one", "two"] },
              { kind: "table", table: undefined },
            ],
          },
        ],
      },
    },
    { place: "in the details", block: { kind: "text", lead: "Lead", text: "alone" } },
    { place: "in the details", block: { kind: "details", summary: "Empty", blocks: [] } },
  ],
};

const features = [{ report: planted }];

describe("the blocks of a report's parts", () => {
  it("are drawn as Markdown at their places", () => {
    const markdown = renderMarkdown(recording, verdict, { detail: "full", features });
    expect(markdown).toContain(
      "**Planted**: `@all <b>`\n\n<details>\n<summary>More</summary>\n\n- one\n- two\n\n</details>\n",
    );
    expect(markdown.indexOf("Lead: alone")).toBeGreaterThan(markdown.indexOf("How this was measured"));
    expect(markdown).not.toContain("Empty");
  });

  it("are drawn for a terminal, unfolded", () => {
    const terminal = renderTerminal(recording, verdict, { features });
    expect(terminal).toContain("Planted\n  Left out in Markdown: @all <b>\n  one\n  two\n\n");
    expect(terminal).toMatch(/\nHow this was measured\n(?: .+\n)+ {2}Lead: alone\n/);
    expect(terminal).not.toContain("Empty");
  });

  it("are left out with details that a comment has no room for", () => {
    const markdown = renderMarkdown(recording, verdict, { detail: "verdict only", features });
    expect(markdown).not.toMatch(/Planted|Lead/);
  });
});

describe("the levels of a report", () => {
  const text = (name: string, level?: Level, shorter?: string): Block => ({
    kind: "text",
    text: name,
    ...(level === undefined ? {} : { level }),
    ...(shorter === undefined ? {} : { shorter: [text(shorter)] }),
  });
  const blocks: readonly Block[] = [
    text("always"),
    {
      kind: "details",
      title: "Folded",
      level: "without passing rows",
      blocks: [text("latencies", "full"), text("all", "without latencies", "some")],
      unfolded: text("brief"),
    },
  ];
  const wordsAt = (level: Level) =>
    atLevel(blocks, level)
      .map(drawBlock)
      .join(" ")
      .match(/always|latencies|all|some|brief/g);

  it.each([
    ["everything", ["always", "latencies", "all", "brief"]],
    ["full", ["always", "latencies", "all", "brief"]],
    ["without latencies", ["always", "all", "brief"]],
    ["without passing rows", ["always", "some", "brief"]],
    ["sections only", ["always", "brief"]],
    ["verdict only", ["always", "brief"]],
  ] as const)("%s: %j", (level, expected) => {
    expect(wordsAt(level)).toEqual(expected);
  });
});
