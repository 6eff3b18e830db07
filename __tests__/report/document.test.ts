import { describe, expect, it } from "vitest";
import type { Block } from "../../src/report/block.ts";
import { type DocumentForm, type DocumentWords, drawDocument } from "../../src/report/document.ts";
import { left, right } from "../../src/report/format/table.ts";

const hostile = `<script>alert("x")</script> | [a](b) \u001b[31m`;

const blocksOf = ({ text, cell }: DocumentWords): readonly Block[] => [
  {
    kind: "table",
    table: { columns: [...left("Name"), ...right("Figure")], rows: [{ cells: [cell(hostile), "7"] }] },
  },
  { kind: "section", title: "What helps", blocks: [{ kind: "list", items: [text(hostile)] }] },
  { kind: "code", lines: [hostile.replace("\u001b[31m", "")] },
  { kind: "text", text: "" },
  { kind: "text", text: "The end." },
];

const draw = (form: DocumentForm, depth?: number) =>
  drawDocument(form, (words) => ({ answer: ["No case.", "Nobody looked."], blocks: blocksOf(words) }), depth);

describe("a document", () => {
  it("has its answer first in every form, and ends with a line break", () => {
    expect(draw("text")).toMatch(/^No case\.\nNobody looked\.\n\nName .*Figure\n[\s\S]*\n\nThe end\.\n$/);
    expect(draw("markdown", 2)).toMatch(
      /^## No case\.\n\n- Nobody looked\.\n\n\| Name \| Figure \|\n[\s\S]*\n\nThe end\.\n$/,
    );
    expect(draw("html")).toMatch(
      /<h1>No case\.<\/h1>\n<p>Nobody looked\.<\/p>\n<table>[\s\S]*<p>The end\.<\/p>\n<\/body>/,
    );
  });

  it("has a title above what stands below it, in every form", () => {
    expect(draw("text")).toMatch(/\n\nWhat helps\n {2}\S/);
    expect(draw("markdown")).toContain("\n\n**What helps**\n\n- ");
    expect(draw("html")).toMatch(/<h2>What helps<\/h2>\n<ul>\n<li>/);
  });

  it("has texts and cells that its form has escaped, and code that it escapes itself", () => {
    for (const part of ["<script", "\u001b"]) expect(draw("html")).not.toContain(part);
    expect(draw("html")).toContain('<td class="figure">7</td>');
    expect(
      draw("markdown")
        .split("\n")
        .find((line) => line.includes("script") && line.startsWith("|")),
    ).toMatch(/^\| .*\\\|.* \| 7 \|$/);
    expect(draw("text")).not.toContain("\u001b");
  });
});
