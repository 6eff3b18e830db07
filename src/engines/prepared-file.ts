import { shapeOf, type Template, type Value, valuesOf } from "../suite/sql-template.ts";

/**
 * Statements as the driver reads them with `--prepared`: fields, each to be followed by a NUL. A shape precedes its first
 * execution; the driver's usage text describes the fields.
 */
export function* preparedFields(statements: Iterable<Template>): Generator<string, void> {
  const numbers = new Map<string, number>();
  for (const statement of statements) {
    const shape = shapeOf(statement);
    let number = numbers.get(shape);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(shape, number);
      yield `s${shape}`;
    }
    yield `e${number}`;
    for (const value of valuesOf(statement)) yield fieldOf(value);
  }
}

function fieldOf(value: Value): string {
  if (typeof value === "number") return `i${value}`;
  if (typeof value === "string") return `t${value}`;
  return value.type === "real" ? `r${value.decimal}` : `x${value.digits}`;
}
