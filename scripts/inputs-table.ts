/**
 * Writes the tables of the action's inputs and outputs into docs/reference.md, from action.yml: `node scripts/inputs-table.ts`. A test
 * holds the two against each other.
 */

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { markdownTable } from "markdown-table";
import { parse } from "yaml";

const reference = path.join(import.meta.dirname, "..", "docs", "reference.md");

/** The reference as it should be, with the tables between their marks made anew. */
export function withTables(text: string, action: string): string {
  const { inputs, outputs } = parse(action);
  return replaceBetween(
    replaceBetween(text, "inputs", table("Input", inputs)),
    "outputs",
    table("Output", outputs),
  );
}

function table(heading: string, entries: Readonly<Record<string, { readonly description: string }>>): string {
  const rows = Object.entries(entries).map(([name, { description }]) => [`\`${name}\``, description.trim()]);
  return markdownTable([[heading, "What it says"], ...rows], { alignDelimiters: false });
}

function replaceBetween(text: string, what: string, content: string): string {
  const [from, to] = [`<!-- ${what} of action.yml -->`, `<!-- end of ${what} -->`];
  const [before, rest] = text.split(from);
  const after = rest?.split(to)[1];
  if (after === undefined) throw new Error(`docs/reference.md has no "${from}" with a "${to}" after it`);
  return `${before}${from}\n${content}\n${to}${after}`;
}

if (import.meta.main) {
  const action = readFileSync(path.join(import.meta.dirname, "..", "action.yml"), "utf8");
  writeFileSync(reference, withTables(readFileSync(reference, "utf8"), action));
}
