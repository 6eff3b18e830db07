import { capital } from "./sql-tokens.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** A statement of a text of SQL. */
export interface SplitStatement {
  /** Without comments, on one line unless a literal or a name has line breaks, and ending in a semicolon. */
  readonly sql: string;
  /** Where it begins in the text, in characters from 0. */
  readonly offset: number;
}

/** The fault in a text of SQL, and its place, in characters from 0. */
export interface SqlProblem {
  readonly problem: string;
  readonly offset: number;
}

/** The statements of a text of SQL, or its fault. The bodies of triggers have semicolons of their own. */
export function splitSql(text: string): readonly SplitStatement[] | SqlProblem {
  const nul = text.indexOf("\0");
  if (nul >= 0) return { problem: "it has a NUL character", offset: nul };
  const statements: SplitStatement[] = [];
  let parts: Token[] = [];
  let significant: Token[] = [];
  const finish = () => {
    const [first] = significant;
    if (first !== undefined) statements.push({ sql: oneLine(parts), offset: first.offset });
    parts = [];
    significant = [];
  };
  for (const one of tokenize(text)) {
    if (one.kind === "open")
      return { problem: `the quotation that begins with ${one.text} does not end`, offset: one.offset };
    if (one.text === "." && significant.length === 0)
      return { problem: "a line that begins with a dot is a shell's command, not SQL", offset: one.offset };
    if (one.kind === "end" && !isInsideTrigger(significant)) {
      finish();
      continue;
    }
    parts.push(one);
    if (isSignificant(one)) significant.push(one);
  }
  if (isInsideTrigger(significant))
    return { problem: "the trigger has no END;", offset: significant[0]?.offset ?? 0 };
  finish();
  return statements;
}

/**
 * The one statement that a text of SQL is, or why it is none: an engine that is given a text passes over semicolons before its statement,
 * and a program can execute what follows that.
 */
export function onlyStatement(text: string): SplitStatement | SqlProblem {
  const split = splitSql(text);
  if ("problem" in split) return split;
  const [statement, second] = split;
  if (statement === undefined) return { problem: "it has no statement", offset: 0 };
  return second === undefined ? statement : { problem: "it is several statements", offset: second.offset };
}

function isSignificant({ kind }: Token): boolean {
  return kind !== "space" && kind !== "comment";
}

/**
 * Whether a semicolon after these tokens is part of a trigger, which ends with `; END;`. The rule is that of
 * https://www.sqlite.org/c3ref/complete.html
 *
 * @param tokens without white space and comments
 */
function isInsideTrigger(tokens: readonly Token[]): boolean {
  const words = tokens.slice(0, 6).map(({ text }) => capital(text));
  if (!/^(EXPLAIN (QUERY PLAN )?)?CREATE (TEMP |TEMPORARY )?TRIGGER\b/.test(words.join(" "))) return false;
  const [semicolon, end] = tokens.slice(-2);
  return !(semicolon?.kind === "end" && capital(end?.text ?? "") === "END");
}

/** White space and comments become a space; those inside of literals are part of their tokens. */
function oneLine(parts: readonly Token[]): string {
  const texts: string[] = [];
  for (const one of parts) {
    if (isSignificant(one)) texts.push(one.text);
    else if (texts.at(-1) !== " ") texts.push(" ");
  }
  return `${texts.join("").trim()};`;
}
