import { describe, expect, it } from "vitest";
import type { ReportPart } from "../../src/report/blocks.ts";
import { renderMarkdown } from "../../src/report/markdown.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { fullRecording } from "../recordings.ts";
import { verdictOn } from "./verdicts.ts";

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
    expect(terminal).toContain("\n\n  Lead: alone\n\n");
    expect(terminal).not.toContain("Empty");
  });

  it("are left out with details that a comment has no room for", () => {
    const markdown = renderMarkdown(recording, verdict, { detail: "verdict only", features });
    expect(markdown).not.toMatch(/Planted|Lead/);
  });
});
