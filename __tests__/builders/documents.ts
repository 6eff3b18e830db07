import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parse, stringify } from "yaml";

export const root = path.join(import.meta.dirname, "../..");

/** A part of a markdown file: https://github.com/syntax-tree/mdast */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null | undefined;
  readonly children?: readonly Node[];
}

export interface Document {
  /** Relative to the project's folder, e.g. `docs/gate.md`. */
  readonly file: string;
  readonly text: string;
  /** Addresses of links and images. */
  readonly links: readonly string[];
  /** Names by which a link can point at a heading. */
  readonly anchors: readonly string[];
  /** Blocks to be typed in a shell, in their order. */
  readonly shell: readonly {
    readonly text: string;
    /** Why no test runs it, as the comment `<!-- not run: REASON -->` before it says; undefined if one does. */
    readonly notRun: string | undefined;
  }[];
  /** Code in a line or a block. */
  readonly code: readonly { readonly language: string; readonly text: string }[];
}

/** Every markdown file of the project that people write. Reports, which the tool writes, are left out. */
export const documents: readonly Document[] = execFileSync(
  "git",
  ["ls-files", "-co", "--exclude-standard", "-z", "*.md"],
  { cwd: root, encoding: "utf8" },
)
  .split("\0")
  .filter((file) => file !== "" && existsSync(path.join(root, file)) && !isReport(file))
  .toSorted()
  .map(readDocument);

export function documentNamed(file: string): Document {
  const found = documents.find((one) => one.file === file);
  if (found === undefined) throw new Error(`${file} is missing`);
  return found;
}

function isReport(file: string): boolean {
  return file === "docs/reports/oltp.md" || (file.startsWith("fixtures/") && file !== "fixtures/README.md");
}

function readDocument(file: string): Document {
  const text = readFileSync(path.join(root, file), "utf8");
  const nodes = allNodes(unified().use(remarkParse).use(remarkGfm).parse(text));
  return {
    file,
    text,
    links: nodes.flatMap(({ url }) => url ?? []),
    anchors: anchorsOf(nodes.filter(({ type }) => type === "heading").map(wordsOf)),
    shell: nodes.flatMap(({ type, value, lang }, index) => {
      if (type !== "code" || lang !== "sh") return [];
      const before = nodes[index - 1];
      const reason =
        before?.type === "html" ? /^<!-- not run: (.+) -->$/.exec(before.value ?? "")?.[1] : undefined;
      return [{ text: value ?? "", notRun: reason }];
    }),
    code: nodes.flatMap(({ type, value, lang }) =>
      type === "code" || type === "inlineCode" ? [{ language: lang ?? "", text: value ?? "" }] : [],
    ),
  };
}

function allNodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

function wordsOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(wordsOf).join("");
}

/** As GitHub names headings: small letters, no punctuation, hyphens for spaces, numbers for those that are equal. */
function anchorsOf(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
      .replaceAll(" ", "-");
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** A workflow that a document shows; steps that stand alone are given a job. */
export interface ShownWorkflow {
  /** The document's file, and which of its workflows it is, e.g. `docs/gate.md, workflow 2`. */
  readonly name: string;
  readonly text: string;
}

export const shownWorkflows: readonly ShownWorkflow[] = documents.flatMap(({ file, code }) =>
  code
    .filter(({ language }) => language === "yaml")
    .flatMap(({ text }) => workflowText(text) ?? [])
    .map((text, index) => ({ name: `${file}, workflow ${index + 1}`, text })),
);

function workflowText(text: string): string | undefined {
  const shown: unknown = parse(text);
  if (!Array.isArray(shown)) return Object.hasOwn(Object(shown), "jobs") ? `${text}\n` : undefined;
  const job = { "runs-on": "ubuntu-latest", "timeout-minutes": 10, permissions: { contents: "read" } };
  const workflow = { name: "shown", on: "pull_request", permissions: {}, jobs: { shown: job } };
  // As it is written, so that its comments are seen too.
  return `${stringify(workflow)}    steps:\n${text.replace(/^/gm, "      ")}\n`;
}
