import type { Block } from "./block.ts";
import { type Escape, inHtml, inMarkdown, inMarkdownCell, inTerminal } from "./format/escape.ts";
import { drawHtmlBlock } from "./format/html-blocks.ts";
import { drawBlock, drawList, joinBlocks } from "./format/markdown-blocks.ts";
import { drawBlocks } from "./format/text-blocks.ts";
import { wrap } from "./format/text-layout.ts";
import { htmlDocument } from "./html-document.ts";

/** For a terminal, for GitHub, or a page of its own. */
export type DocumentForm = "text" | "markdown" | "html";

/** How a form escapes texts. */
export interface DocumentWords {
  readonly form: DocumentForm;
  readonly text: Escape;
  /** In a cell of a table. */
  readonly cell: Escape;
}

/** The answer of a command, and how the command came to it. All texts are escaped. */
export interface Document {
  /** The answer, and sentences about it; at least one. */
  readonly answer: readonly string[];
  readonly blocks: readonly Block[];
}

const wordsOf: Readonly<Record<DocumentForm, DocumentWords>> = {
  text: { form: "text", text: inTerminal, cell: inTerminal },
  markdown: { form: "markdown", text: inMarkdown, cell: inMarkdownCell },
  html: { form: "html", text: inHtml, cell: inHtml },
};

/**
 * Draws a document. Ends with a line break.
 *
 * @param depth of the answer as a heading in Markdown
 */
export function drawDocument(
  form: DocumentForm,
  make: (words: DocumentWords) => Document,
  depth = 1,
): string {
  const { answer, blocks } = make(wordsOf[form]);
  const [first = "", ...others] = answer;
  switch (form) {
    case "text": {
      const paragraphs = [
        answer.flatMap((line) => wrap(line, "", "  ")),
        ...drawBlocks(blocks, Number.POSITIVE_INFINITY, "").map((lines) => lines.map(({ text }) => text)),
      ];
      return `${paragraphs.map((lines) => lines.join("\n")).join("\n\n")}\n`;
    }
    case "markdown":
      return `${joinBlocks([`${"#".repeat(depth)} ${first}`, drawList(others), ...blocks.map(drawBlock)])}\n`;
    case "html": {
      const sentences = others.map((line) => `<p>${line}</p>`);
      return htmlDocument(first, pageStyle, [
        `<h1>${first}</h1>`,
        ...sentences,
        ...blocks.flatMap((block) => drawHtmlBlock(block)),
      ]);
    }
  }
}

const pageStyle = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --grid: #d1d9e0; --page: #fff; --good: #1a7f37; --bad: #cf222e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --grid: #3d444d; --page: #0d1117; --good: #3fb950; --bad: #f85149; }
}
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
h1 { font-size: 1.25rem; }
h2 { font-size: 1rem; }
pre { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.2rem 0.7rem; text-align: left; border-bottom: 1px solid var(--grid); }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
`;
