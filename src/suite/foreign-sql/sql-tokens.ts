import { type Token, tokenize } from "./tokenize.ts";

/** The tokens of SQL that mean something: all but white space and comments. */
export function meant(sql: string): readonly Token[] {
  return [...tokenize(sql)].filter(({ kind }) => kind !== "space" && kind !== "comment");
}

/** Whether a token is one of these words, which are in capital letters, and is not in quotes. */
export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === "word" && words.includes(capital(token.text));
}

/** A word as SQLite compares it: letters of ASCII alone. In Unicode, `l\u0131m\u0131t` in capital letters is LIMIT, which SQLite takes for a name. */
export function capital(word: string): string {
  return word.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The name that a token is, without its quotes; undefined if it can be none. */
export function nameOf(token: Token | undefined): string | undefined {
  if (token?.kind === "word") return token.text;
  // A text in single quotes is a name where only a name can be.
  return token?.kind === "name" || token?.kind === "literal" ? token.text.slice(1, -1) : undefined;
}
