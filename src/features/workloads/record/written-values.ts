import { isWord } from "../../../suite/foreign-sql/sql-tokens.ts";
import { type Token, tokenize } from "../../../suite/foreign-sql/tokenize.ts";
import type { BoundValue } from "../own/bound-value.ts";
import type { ValuedSql } from "../own/statement-lines.ts";

/** SQL without its values: pieces before, between and after them. */
interface Form {
  readonly pieces: readonly string[];
  /** The values of its first statement. */
  readonly literals: readonly string[];
  /** The numbers of the literals that are not the same in all statements. */
  readonly varying: Set<number>;
}

/** A statement whose values are written into its SQL. */
export interface Written {
  readonly form: Form;
  /** As the SQL has them. */
  readonly literals: readonly string[];
}

/** More forms are those of a program that writes all of its SQL anew. */
const mostForms = 100_000;

/** Values of a statement beyond these stay in its SQL. */
const mostValues = 10_000;

const longest = 2n ** 63n - 1n;

/**
 * Finds the values in the SQL of a log that has written them there. A value that differs between statements of one form was bound, as programs
 * do it, so that the statement is parsed once.
 */
export class WrittenValues {
  readonly #forms = new Map<string, Form>();

  /** @param sql one statement */
  read(sql: string): Written {
    const { pieces, literals } = takeApart(sql);
    const key = pieces.join("\0");
    const form = this.#forms.get(key) ?? { pieces, literals, varying: new Set<number>() };
    if (this.#forms.size < mostForms) this.#forms.set(key, form);
    for (const [at, literal] of literals.entries()) if (literal !== form.literals[at]) form.varying.add(at);
    return { form, literals };
  }
}

/** The statement with the values bound that differ among all statements that were read. */
export function withBound({ form: { pieces, varying }, literals }: Written): ValuedSql {
  const values: BoundValue[] = [];
  const sql = pieces.reduce((before, piece, index) => {
    const literal = literals[index - 1] ?? "";
    if (!varying.has(index - 1)) return before + literal + piece;
    values.push(boundValueOf(literal) ?? null);
    return `${before}?${piece}`;
  });
  return { sql, values };
}

const ofRows = ["SELECT", "INSERT", "REPLACE", "UPDATE", "DELETE", "WITH", "VALUES"];

function takeApart(sql: string): Pick<Form, "pieces" | "literals"> {
  const tokens = [...tokenize(sql)];
  const whole = { pieces: [sql], literals: [] };
  if (!isWord(tokens[0], ...ofRows) || tokens.some(({ kind }) => kind === "parameter")) return whole;
  const [pieces, literals]: [string[], string[]] = [[], []];
  let piece = "";
  let before: Token | undefined;
  const open: Place[] = ["any"];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const isBlob = /^x$/i.test(token.text) && next?.kind === "literal";
    const written = isBlob ? token.text + next.text : token.text;
    const isNumber = token.kind === "number";
    const place = open.at(-1) ?? "any";
    const isColumn = isNumber && place === "by" && (before?.text === "," || isWord(before, "BY"));
    const isLiteral = isBlob || isNumber || token.kind === "literal";
    if (
      isLiteral &&
      !isColumn &&
      place !== "type" &&
      canPrecede(before) &&
      boundValueOf(written) !== undefined
    ) {
      pieces.push(piece);
      literals.push(written);
      piece = "";
    } else piece += written;
    if (token.text === "(") open.push(place === "type" ? "type" : isWord(before, "CAST") ? "cast" : "any");
    else if (token.text === ")") open.pop();
    else open.push(placeBehind(token, open.pop() ?? "any"));
    if (isBlob) at++;
    if (token.kind !== "space" && token.kind !== "comment") before = token;
  }
  return literals.length > mostValues ? whole : { pieces: [...pieces, piece], literals };
}

/** The kind of the innermost parenthesis: in a list of BY, a number is that of a column, and behind CAST's AS, a part of a type's name. */
type Place = "any" | "by" | "cast" | "type";

/** The kind of a parenthesis from a token in it on. */
function placeBehind(token: Token, place: Place): Place {
  if (place === "cast" || place === "type") return place === "cast" && isWord(token, "AS") ? "type" : place;
  if (isWord(token, "BY")) return "by";
  return isWord(token, ...afterLists) ? "any" : place;
}

const afterLists = ["LIMIT", "HAVING", "ROWS", "RANGE", "GROUPS", "WINDOW", "RETURNING", "SELECT"];

const beforeValues = [
  ...[
    "ALL",
    "AND",
    "BETWEEN",
    "BY",
    "CASE",
    "DISTINCT",
    "ELSE",
    "ESCAPE",
    "GLOB",
    "HAVING",
    "IN",
    "IS",
    "LIKE",
  ],
  ...[
    "LIMIT",
    "MATCH",
    "NOT",
    "OFFSET",
    "ON",
    "OR",
    "REGEXP",
    "RETURNING",
    "SELECT",
    "THEN",
    "WHEN",
    "WHERE",
  ],
];

/** Whether a value can follow: a text in single quotes is a name behind other words. */
function canPrecede(before: Token | undefined): boolean {
  if (before?.kind === "other") return before.text !== "." && before.text !== ")";
  return isWord(before, ...beforeValues);
}

/** @returns undefined if nothing can be bound in its place */
function boundValueOf(literal: string): BoundValue | undefined {
  if (literal.startsWith("'")) return literal.slice(1, -1).replaceAll("''", "'");
  if (/^x/i.test(literal)) {
    const digits = literal.slice(2, -1);
    return /^(?:[\da-f]{2})*$/i.test(digits) ? { blob: digits } : undefined;
  }
  if (/^\d+$/.test(literal)) {
    const integer = BigInt(literal);
    if (integer > longest) return undefined;
    return Number.isSafeInteger(Number(integer)) ? Number(integer) : { integer: literal };
  }
  return /^\d+(?:\.\d*)?(?:e[+-]?\d{1,4})?$/i.test(literal) ? { real: literal } : undefined;
}
