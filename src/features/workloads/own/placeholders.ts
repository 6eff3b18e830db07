import { unknownName } from "../../../messages/suggest-name.ts";
import type { SqlProblem } from "../../../suite/foreign-sql/split-sql.ts";
import { tokenize } from "../../../suite/foreign-sql/tokenize.ts";
import type { RandomStream } from "../../../suite/random.ts";
import { type Part, type Template, textOf } from "../../../suite/sql-template.ts";
import { type BoundValue, partOf } from "./bound-value.ts";
import type { PlacedSql } from "./own-workload.ts";
import type { ValuedSql } from "./statement-lines.ts";

/** The placeholders of values in the timed statements of a workload. */
type Placeholder =
  /** `:i`: the number of the repetition, from 1. */
  | { readonly kind: "repetition" }
  /** `:rnd(a,b)`: a random integer, each from a to b as likely as the others. */
  | { readonly kind: "integer"; readonly first: number; readonly last: number }
  /** `:text(n)`: n random letters from a to z. */
  | { readonly kind: "letters"; readonly count: number }
  /** A text literal with placeholders. The whole literal is one value. */
  | { readonly kind: "literal"; readonly pieces: readonly string[]; readonly parts: readonly Placeholder[] };

/** A value that a file of statements gives. */
interface Given {
  readonly kind: "given";
  readonly part: Part;
}

/** A statement with placeholders between pieces of fixed SQL. */
export interface OwnStatement {
  readonly pieces: readonly string[];
  readonly parts: readonly (Placeholder | Given)[];
}

/** The names of placeholders, which no parameter may have. */
export const reservedNames: readonly string[] = ["i", "rnd", "text"];

const names = reservedNames.map((name) => `:${name}`);

/** Longer texts would test an engine's limit on the size of a value, not its speed. */
const mostLetters = 1_000_000;

const call = /:(?:i(?!\w)|rnd\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)|text\(\s*(\d+)\s*\))/y;

/**
 * Finds a statement's placeholders, also those in text literals.
 *
 * @param sql one statement
 */
export function parsePlaceholders(sql: string): OwnStatement | SqlProblem {
  // A fast way for files of many rows, which have no placeholders.
  if (!/[:?@$#]/.test(sql)) return { pieces: [sql], parts: [] };
  const pieces: string[] = [];
  const parts: Placeholder[] = [];
  let fixed = "";
  let next = 0;
  for (const { kind, text, offset } of tokenize(sql)) {
    if (offset < next) continue;
    const found =
      kind === "parameter" ? readCall(sql, offset, text) : kind === "literal" ? readLiteral(text) : text;
    if (typeof found === "object" && "problem" in found) return { ...found, offset };
    if (typeof found === "string") {
      fixed += found;
      continue;
    }
    // A minus and a negative number would begin a comment.
    pieces.push(fixed.endsWith("-") ? `${fixed} ` : fixed);
    parts.push(found.placeholder);
    fixed = "";
    next = offset + found.length;
  }
  return { pieces: [...pieces, fixed], parts };
}

/**
 * The placeholders of a statement in which nothing is wrong.
 *
 * @throws Error otherwise
 */
export function readPlaceholders({ sql, place, values }: PlacedSql): OwnStatement {
  if (values !== undefined) return withValues(sql, values);
  const parsed = parsePlaceholders(sql);
  if ("problem" in parsed) throw new Error(`${place}: ${parsed.problem}`);
  return parsed;
}

/** The statement with its values in place of each `?`. */
export function templateOf({ sql, values }: ValuedSql): Template {
  if (values.length === 0) return { type: "template", pieces: [sql], parts: [] };
  const pieces: string[] = [];
  let piece = "";
  for (const { kind, text } of tokenize(sql)) {
    if (kind !== "parameter") {
      piece += text;
      continue;
    }
    // A minus and a negative number would begin a comment.
    pieces.push(piece.endsWith("-") ? `${piece} ` : piece);
    piece = "";
  }
  return { type: "template", pieces: [...pieces, piece], parts: values.map(partOf) };
}

function withValues(sql: string, values: readonly BoundValue[]): OwnStatement {
  const kept = values.map((value) => (typeof value === "string" ? withoutFolder(value) : value));
  const { pieces, parts } = templateOf({ sql: withoutFolder(sql), values: kept });
  return { pieces, parts: parts.map((part) => ({ kind: "given", part })) };
}

/** In a file of statements, {dir} is a text. */
function withoutFolder(text: string): string {
  return text.replaceAll("{dir}", "{{dir}}");
}

/** The statement of one repetition. */
export function fillIn({ pieces, parts }: OwnStatement, repetition: number, random: RandomStream): Template {
  return { type: "template", pieces, parts: parts.map((part) => drawPart(part, repetition, random)) };
}

/** The largest number of characters that the statement of a repetition can have. */
export function maxLengthOf({ pieces, parts }: OwnStatement): number {
  return (
    pieces.reduce((sum, piece) => sum + piece.length, 0) +
    parts.reduce((sum, part) => sum + maxPlaceLength(part), 0)
  );
}

function maxPlaceLength(part: Placeholder | Given): number {
  switch (part.kind) {
    case "given":
      return textOf(part.part).length;
    case "repetition":
    case "integer":
      return `${Number.MIN_SAFE_INTEGER}`.length;
    case "letters":
      return part.count;
    case "literal":
      return maxLengthOf(part);
  }
}

function drawPart(part: Placeholder | Given, repetition: number, random: RandomStream): Part {
  return part.kind === "given" ? part.part : draw(part, repetition, random);
}

function draw(part: Placeholder, repetition: number, random: RandomStream): number | string {
  switch (part.kind) {
    case "repetition":
      return repetition;
    case "integer":
      return random.integer(part.first, part.last);
    case "letters":
      return random.letters(part.count);
    case "literal":
      return part.pieces.reduce(
        (text, piece, index) =>
          `${text}${draw(part.parts[index - 1] as Placeholder, repetition, random)}${piece}`,
      );
  }
}

interface Call {
  readonly placeholder: Placeholder;
  /** Characters that it takes. */
  readonly length: number;
}

type Problem = Pick<SqlProblem, "problem">;

/** @param at where the token of a parameter begins */
function readCall(sql: string, at: number, token: string): Call | Problem {
  call.lastIndex = at;
  const found = call.exec(sql);
  if (found !== null && found[0].length >= token.length) return placeholderOf(found);
  if (!token.startsWith(":"))
    return { problem: `${token} is a parameter, and nothing is bound to it: use ${names.join(", ")}` };
  const [name = ""] = token.split("(");
  const form = { ":rnd": ":rnd(first,last), two whole numbers", ":text": ":text(n), a whole number" }[name];
  if (form !== undefined) return { problem: `${name} is written ${form}` };
  const hint = /^:i[\d_]/.test(token) ? `; to join a text to :i, write :i || '${token.slice(2)}'` : "";
  const written = names.includes(name) ? token : name;
  return { problem: `${unknownName("placeholder", written, names)}${hint}` };
}

function placeholderOf([text, first, last, count]: RegExpExecArray): Call | Problem {
  const { length } = text;
  if (count !== undefined)
    return Number(count) >= 1 && Number(count) <= mostLetters
      ? { placeholder: { kind: "letters", count: Number(count) }, length }
      : { problem: `${text} does not have 1 to ${mostLetters} letters` };
  if (first === undefined || last === undefined) return { placeholder: { kind: "repetition" }, length };
  const [low, high] = [Number(first), Number(last)];
  if (![low, high, high - low].every(Number.isSafeInteger))
    return { problem: `${text} has numbers beyond 2^53` };
  if (low > high) return { problem: `${text} begins above its end: give the lower number first` };
  return { placeholder: { kind: "integer", first: low, last: high }, length };
}

/** A literal without placeholders stays unchanged; any other colon in it is text. */
function readLiteral(literal: string): string | Call | Problem {
  const text = literal.slice(1, -1).replaceAll("''", "'");
  const pieces: string[] = [];
  const parts: Placeholder[] = [];
  let start = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    call.lastIndex = at;
    const found = call.exec(text);
    if (found === null) continue;
    const read = placeholderOf(found);
    if ("problem" in read) return read;
    pieces.push(text.slice(start, at));
    parts.push(read.placeholder);
    start = at + read.length;
  }
  if (parts.length === 0) return literal;
  return {
    placeholder: { kind: "literal", pieces: [...pieces, text.slice(start)], parts },
    length: literal.length,
  };
}
