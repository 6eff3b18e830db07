import { isWord, meant, nameOf } from "../../../suite/foreign-sql/sql-tokens.ts";
import { namedTables } from "../../../suite/foreign-sql/table-names.ts";

/** How a replay treats a statement. */
export type StatementKind = "transaction" | "pragma" | "definition" | "change" | "query" | "other";

const kindsByWord: Readonly<Record<string, StatementKind>> = {
  ...Object.fromEntries(
    ["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE"].map((word) => [word, "transaction"]),
  ),
  ...Object.fromEntries(
    ["CREATE", "DROP", "ALTER", "REINDEX", "ANALYZE", "VACUUM"].map((word) => [word, "definition"]),
  ),
  ...Object.fromEntries(["INSERT", "REPLACE", "UPDATE", "DELETE"].map((word) => [word, "change"])),
  ...Object.fromEntries(["SELECT", "VALUES"].map((word) => [word, "query"])),
  PRAGMA: "pragma",
};

/** The form of a statement, without its values. */
export interface Shape {
  /** The SQL with `?` in place of literals, numbers and parameters, on one line; equal for statements of one shape. */
  readonly key: string;
  readonly kind: StatementKind;
  /** The first word, and the first table that is named, such as `select_orders`. */
  readonly name: string;
}

/** Words that are no function before a parenthesis. */
const beforeParenthesis: ReadonlySet<string> = new Set(
  "ALL AND AS BY CHECK EXISTS FROM IN JOIN KEY NOT ON OR OVER SELECT THEN UNION VALUES WHEN WHERE".split(" "),
);

/** More characters of a key tell no more shapes apart. */
const longestKey = 10_000;

export function shapeOf(sql: string): Shape {
  const tokens = meant(sql);
  const parts = tokens.flatMap((token, at) => {
    if (isValue(token.kind)) return "?";
    const isBlob = /^x$/i.test(token.text) && tokens[at + 1]?.kind === "literal";
    return token.kind === "end" || isBlob ? [] : token.text;
  });
  const key = parts
    .join(" ")
    .replaceAll("( ", "(")
    .replaceAll(/\b(\w+) \(/g, (all, word) => (beforeParenthesis.has(word.toUpperCase()) ? all : `${word}(`))
    .replaceAll(/ ([),.])/g, "$1")
    .replaceAll(". ", ".")
    .replaceAll(/\?(?:, \?)+/g, "?, ...")
    .slice(0, longestKey);
  const first = tokens[0]?.text.toUpperCase() ?? "";
  // The verb of a WITH stands outside of its parentheses.
  let depth = 0;
  const verb =
    first !== "WITH"
      ? first
      : tokens
          .find((token) => {
            if (token.text === "(") depth++;
            if (token.text === ")") depth--;
            return depth === 0 && isWord(token, "SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE");
          })
          ?.text.toUpperCase();
  const kind = kindsByWord[verb ?? ""] ?? "other";
  const table = namedTables(tokens)[0];
  const named = table === undefined ? "" : (nameOf(tokens[table]) ?? "");
  const words = [verb ?? "other", named].map((word) => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_"));
  return {
    key,
    kind,
    name: words
      .filter((word) => word !== "")
      .join("_")
      .slice(0, 40),
  };
}

function isValue(kind: string): boolean {
  return kind === "literal" || kind === "number" || kind === "parameter";
}
