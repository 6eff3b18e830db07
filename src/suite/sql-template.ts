/** The possible parts of a template: a value, a template, or an array, whose elements get commas between them. */
export type Part = Value | Template | readonly Part[];

/** A value that a prepared statement binds: an integer, a text, or one of a type that JavaScript lacks. */
export type Value = number | string | Real | Blob;

export interface Real {
  readonly type: "real";
  /** As the literal has it, e.g. `-0.500000`. */
  readonly decimal: string;
}

export interface Blob {
  readonly type: "blob";
  /** Two hex digits for each byte. */
  readonly digits: string;
}

/** SQL that knows its values: a statement, or a part of one. */
export interface Template {
  readonly type: "template";
  /** Fixed SQL: before, between and after the parts. */
  readonly pieces: readonly string[];
  readonly parts: readonly Part[];
}

/** A template literal's tag: `` sql`DELETE FROM sbtest1 WHERE id = ${5};` ``. */
export function sql(pieces: TemplateStringsArray, ...parts: readonly Part[]): Template {
  return { type: "template", pieces, parts };
}

/** SQL without values, such as the name of a column. */
export function fixed(text: string): Template {
  return { type: "template", pieces: [text], parts: [] };
}

/** @param decimal as the literal has it, e.g. `-0.500000` */
export function real(decimal: string): Real {
  return { type: "real", decimal };
}

/** @param digits two hex digits for each byte */
export function blob(digits: string): Blob {
  return { type: "blob", digits };
}

/** The SQL with each value as a literal. */
export function textOf(part: Part): string {
  return appendText("", part);
}

/** Appending to the text so far makes fewer strings on the way than joining those of the parts. */
export function appendText(before: string, part: Part): string {
  if (typeof part === "string")
    return `${before}'${part.indexOf("'") < 0 ? part : part.replaceAll("'", "''")}'`;
  if (typeof part === "number") return `${before}${part}`;
  if (isList(part)) {
    let text = appendText(before, part[0] as Part);
    for (let index = 1; index < part.length; index++) text = appendText(`${text}, `, part[index] as Part);
    return text;
  }
  if (part.type === "real") return before + part.decimal;
  if (part.type === "blob") return `${before}X'${part.digits}'`;
  const { pieces, parts } = part;
  let text = before + pieces[0];
  for (let index = 0; index < parts.length; index++)
    text = appendText(text, parts[index] as Part) + pieces[index + 1];
  return text;
}

/** The SQL with a `?` for each value: executing it with the values bound does the same work. */
export function shapeOf(part: Part): string {
  if (isValue(part)) return "?";
  if (isList(part)) return part.map(shapeOf).join(", ");
  return part.pieces.reduce((shape, piece, index) => shape + shapeOf(part.parts[index - 1] as Part) + piece);
}

/** The values in the order of their `?`. */
export function valuesOf(part: Part): readonly Value[] {
  if (isValue(part)) return [part];
  return (isList(part) ? part : part.parts).flatMap(valuesOf);
}

const isList: (part: Part) => part is readonly Part[] = Array.isArray;

function isValue(part: Part): part is Value {
  return typeof part !== "object" || (!isList(part) && part.type !== "template");
}
