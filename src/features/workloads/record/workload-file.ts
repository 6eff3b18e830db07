import { truncate } from "../../../messages/format-value.ts";
import { schemaLine } from "../../../platform/editor-schema.ts";
import { visible } from "../../../report/format/escape.ts";
import type { ValuedSql } from "../own/statement-lines.ts";
import type { MadeWorkload } from "./make.ts";

/** More characters of a comment say nothing more. */
const longestComment = 300;

/** The file of a workload. Ends with a line break. */
export function formatWorkload(one: MadeWorkload): string {
  const comments = [`${percent(one.share)} of the recorded time`, one.shape];
  const lines = [
    ...comments.map((comment) => `# ${truncate(visible(comment).replaceAll(/\s+/g, " "), longestComment)}`),
    `name: ${one.name}`,
    ...(one.database === undefined ? [] : [`database: ${one.database}`]),
    ...(one.prepare.all.length === 0 ? [] : [`prepare: ${one.prepare.name}.jsonl`]),
    ...block("before", one.before),
    `statements: ${one.statements.name}.jsonl`,
    `kind: ${one.kind}`,
    `storages: [${one.storage}]`,
    ...block("check", one.check),
  ];
  return `${schemaLine("own-workload")}${lines.join("\n")}\n`;
}

function block(key: string, statements: readonly string[]): string[] {
  // A text in JSON is one in YAML, with whatever characters names of columns have.
  return statements.length === 0 ? [] : [`${key}: ${JSON.stringify(statements.join("\n"))}`];
}

/** A file of statements, one a line. */
export function formatStatements(statements: readonly ValuedSql[]): string {
  return statements
    .map(({ sql, values }) => `${JSON.stringify(values.length === 0 ? { sql } : { sql, values })}\n`)
    .join("");
}

/** @param share 0 to 1 */
export function percent(share: number): string {
  return share > 0 && share < 0.005 ? "under 1 %" : `${Math.round(share * 100)} %`;
}
