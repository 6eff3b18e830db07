/** A part of a text of SQL: all of them together are the text. */
export interface Token {
  readonly kind:
    | "space"
    | "comment"
    /** A text. */
    | "literal"
    /** A name in quotes. */
    | "name"
    | "end"
    | "parameter"
    | "word"
    | "number"
    /** The beginning of a text or a name that does not end. */
    | "open"
    | "other";
  readonly text: string;
  /** Where it begins, in characters from 0. */
  readonly offset: number;
}

/**
 * The tokens of SQL, as far as statements and placeholders go: https://www.sqlite.org/draft/tokenreq.html A word is a keyword or a
 * name, a parameter what a statement binds: `?`, `?1`, `:a`, `:1`, `@a`, `$a`, and as Tcl has them, `$a::b(c)`.
 */
const token =
  /(?<space>[ \t\n\v\f\r\ufeff]+)|(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<open>['"`[])|(?<end>;)|(?<parameter>\?\d*|[:@$#](?:::)*[\w$\u{80}-\u{10ffff}](?:[\w$\u{80}-\u{10ffff}]|::)*(?:\([^ \t\n\v\f\r)]*\))?)|(?<word>[A-Za-z_\u{80}-\u{10ffff}][\w$\u{80}-\u{10ffff}]*)|(?<number>\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d)?[\w.]*)|(?<other>[\s\S])/uy;

export function* tokenize(sql: string): Generator<Token, void> {
  for (let offset = 0; offset < sql.length; ) {
    token.lastIndex = offset;
    const { groups = {}, 0: found } = token.exec(sql) as RegExpExecArray;
    const kind = Object.keys(groups).find((one) => groups[one] !== undefined) as Token["kind"];
    const end = kind === "open" ? endOfQuotation(sql, offset) : undefined;
    if (end === undefined) yield { kind, text: found, offset };
    else yield { kind: found === "'" ? "literal" : "name", text: sql.slice(offset, end), offset };
    offset = end ?? offset + found.length;
  }
}

/**
 * Where a text or name in quotes ends; undefined if it does not. A quote in it is doubled. A quotation can be too long for a
 * regular expression, whose stack grows with each doubled quote.
 *
 * @param start where its first quote is
 */
function endOfQuotation(sql: string, start: number): number | undefined {
  const quote = sql.charAt(start);
  if (quote === "[") return endAfter(sql.indexOf("]", start));
  let at = sql.indexOf(quote, start + 1);
  while (at >= 0 && sql.charAt(at + 1) === quote) at = sql.indexOf(quote, at + 2);
  return endAfter(at);
}

function endAfter(found: number): number | undefined {
  return found < 0 ? undefined : found + 1;
}
