/** A literal of a statement, bound as a value of its type. */
export interface Value {
  readonly type: "integer" | "real" | "text" | "blob";
  /** As SQL has it: `-5`, `1.500000`, `'abc'`, `X'00ff'`. */
  readonly literal: string;
}

/** A statement taken apart: executing the shape with the values bound does the same work. */
export interface ShapedStatement {
  /** The SQL with a `?` for each value. */
  readonly shape: string;
  /** In the order of their `?`. */
  readonly values: readonly Value[];
}

/** Statements whose literals are data. Those of any other, such as CREATE TABLE, are part of what it says. */
const dataStatement = /^(?:SELECT|INSERT|UPDATE|DELETE)\b/;

/**
 * A word, which may have digits (`sbtest1`), or a literal. A minus is a number's sign where no operand stands before it.
 * No statement of the suite has a quoted identifier, a comment or an exponent.
 */
const token =
  /[A-WYZa-z_][\w.]*|X(?!')\w*|X'(?:[\da-f]{2})*'|'(?:[^']|'')*'|(?:(?<=[(,=] ?)-)?\d+(?:\.\d+)?/g;

/** Takes a statement of the suite's generator apart into its shape and its values. */
export function shapeOf(sql: string): ShapedStatement {
  if (!dataStatement.test(sql)) return { shape: sql, values: [] };
  const values: Value[] = [];
  const shape = sql.replace(token, (found) => {
    const type = typeOf(found);
    if (type === undefined) return found;
    values.push({ type, literal: found });
    return "?";
  });
  return { shape, values };
}

/** The statement as it was. */
export function statementOf({ shape, values }: ShapedStatement): string {
  let next = 0;
  return shape.replace(/\?/g, () => values[next++]?.literal ?? "?");
}

/** Undefined of a word. */
function typeOf(found: string): Value["type"] | undefined {
  if (found.startsWith("'")) return "text";
  if (found.startsWith("X'")) return "blob";
  if (!/^-?\d/.test(found)) return undefined;
  return found.includes(".") ? "real" : "integer";
}
