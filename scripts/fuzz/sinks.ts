import { parseGithub, type Tree } from "../pictures/github-html.ts";

/**
 * Texts that act in one of the places where reports land. Each is harmless there only if it is escaped, and `violations` finds it
 * if it is not.
 */
export const activeTexts: readonly string[] = [
  "@fuzz-user",
  "@fuzz-org/team",
  "[fuzz](https://fuzz.example/a)",
  "https://fuzz.example/b",
  "www.fuzz.example",
  "![fuzz](https://fuzz.example/c.png)",
  "<kbd>fuzz</kbd>",
  "<img src=https://fuzz.example/d.png onerror=fuzz()>",
  "</td></table></summary></details><h5>fuzz</h5>",
  "</script><script>fuzz()</script>",
  "<!-- fuzz",
  "##### fuzz",
  "\n##### fuzz\n",
  "a\r\n\r\n##### fuzz",
  "x | <kbd>y</kbd> | z",
  "\\`<kbd>`\\|",
  "``` <kbd>` @fuzz-user ``",
  "$`fuzz`$ $$fuzz$$",
  "fuzz/fuzz#987654 #987654 GH-987654",
  ":tada:",
  "::error::fuzz",
  "\n::set-output name=fuzz::1\n",
  "##[error]fuzz",
  "%0A::warning::fuzz",
  "\u001b[2J\u001b]8;;https://fuzz.example\u0007fuzz\u001b[31m",
  "\u009b31m",
  "\u202etxet\u2066",
  "\u2028::error::fuzz",
  "e\u0301\u200b\ufeff",
  "\ud800",
  "__proto__",
  "constructor",
];

/** A control character, an escape sequence, or a mark that changes the direction of text; line breaks are layout. */
const acting = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/u;

/** A command that a GitHub runner obeys in a log. */
const runnerCommand = /^\s*::|##\[/m;

/** Elements that the texts make if they are HTML or Markdown, and that no report has. */
const planted: ReadonlySet<string> = new Set(["kbd", "h5", "img", "script"]);

type Node = Tree | Tree["children"][number];

/**
 * Places of a Markdown report in which a text of `activeTexts` acts, as GitHub shows the report.
 *
 * @returns a sentence for each, none if the report is safe
 */
export function markdownViolations(markdown: string): string[] {
  const found: string[] = [];
  if (acting.test(markdown)) found.push(`has the character ${JSON.stringify(acting.exec(markdown)?.[0])}`);
  if (runnerCommand.test(markdown)) found.push("has a command of a GitHub runner");
  const visit = (node: Node, isCode: boolean): void => {
    if (node.type === "text" && !isCode) found.push(...textViolations(node.value));
    if (node.type === "element") {
      const { tagName, properties } = node;
      if (planted.has(tagName)) found.push(`has the element ${tagName}`);
      const address = String(properties.href ?? properties.src ?? "");
      if (address.includes("fuzz")) found.push(`links to ${address}`);
    }
    if ("children" in node)
      for (const child of node.children)
        visit(child, isCode || (node.type === "element" && node.tagName === "code"));
  };
  visit(parseGithub(markdown, "comment"), false);
  return found;
}

/** Mentions, references, emoji and formulas, which GitHub finds in text outside of code. */
function textViolations(text: string): string[] {
  const active = /@fuzz|#987654|GH-987654|:tada:|\$\$fuzz|\$`fuzz|fuzz\.example/.exec(text);
  return active === null ? [] : [`has ${JSON.stringify(active[0])} outside of code`];
}

/**
 * The same for text on a terminal or in a log.
 *
 * @param text without colours
 */
export function terminalViolations(text: string): string[] {
  return [
    ...(acting.test(text) ? [`has the character ${JSON.stringify(acting.exec(text)?.[0])}`] : []),
    ...(runnerCommand.test(text) ? ["has a command of a GitHub runner"] : []),
  ];
}

/** The same for the data of an HTML page, whose texts the page shows as text. */
export function pageViolations(data: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === "string") for (const one of terminalViolations(part)) found.add(one);
    if (typeof part === "object" && part !== null)
      for (const [key, inner] of Object.entries(part)) {
        visit(key);
        visit(inner);
      }
  };
  visit(data);
  return [...found];
}

/** The same for a page that is written as HTML, with the texts in it. */
export function htmlViolations(html: string): string[] {
  const elements = [...planted].filter((name) => new RegExp(`<${name}\\b`, "i").test(html));
  return [
    ...elements.map((name) => `has the element ${name}`),
    ...(/\s(?:href|src)="[^"]*fuzz/.test(html) ? ["links to a text's address"] : []),
    ...(acting.test(html) ? [`has the character ${JSON.stringify(acting.exec(html)?.[0])}`] : []),
  ];
}
