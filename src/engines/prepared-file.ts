import { shapeOf, type Value } from "../suite/statement-shape.ts";

/**
 * Statements as the driver reads them with `--prepared`: fields, to be followed by a NUL each. A shape stands before its
 * first execution; the driver's usage text describes them.
 */
export function* preparedFields(statements: Iterable<string>): Generator<string, void> {
  const numbers = new Map<string, number>();
  for (const statement of statements) {
    const { shape, values } = shapeOf(statement);
    let number = numbers.get(shape);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(shape, number);
      yield `s${shape}`;
    }
    yield `e${number}`;
    for (const value of values) yield fieldOf(value);
  }
}

function fieldOf({ type, literal }: Value): string {
  switch (type) {
    case "integer":
      return `i${literal}`;
    case "real":
      return `r${literal}`;
    case "text":
      return `t${literal.slice(1, -1).replaceAll("''", "'")}`;
    case "blob":
      return `x${literal.slice(2, -1)}`;
  }
}
