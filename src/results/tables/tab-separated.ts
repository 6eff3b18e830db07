import { type Info, parse } from "csv-parse/sync";
import { formatValue } from "../../messages/format-value.ts";
import { InputError } from "../../model/errors.ts";
import { invisible, limits } from "../../model/limits.ts";
import { kinds, storages, type Test, variants } from "../../model/test.ts";

/** The columns that name a test. */
export const testColumns = ["variant", "storage", "kind", "test"] as const;
type TestColumn = (typeof testColumns)[number];

/** One line under the header. */
export interface Row<Column extends string> {
  /** The place of the line for messages, as in `medians.tsv line 3`. */
  readonly where: string;
  /** A column's cell; empty if the line has none. */
  readonly cell: (column: Column) => string;
}

export interface Table<Column extends string> {
  /** At least one. */
  readonly rows: readonly Row<Column>[];
  readonly has: (column: Column) => boolean;
}

/** One line with text in it. */
interface Line {
  /** From 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Cells are separated by tabs, and quotes mean nothing. Lines without text are skipped.
 *
 * @param most lines, after which it stops
 */
function readLines(text: string, most?: number): Line[] {
  const parsed = parse(text, {
    bom: true,
    delimiter: "\t",
    record_delimiter: ["\r\n", "\n"],
    quote: false,
    escape: null,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    info: true,
    to: most,
  });
  // The library's types do not know what `info` adds.
  const records = parsed as unknown as readonly { readonly info: Info; readonly record: string[] }[];
  return records.map(({ info, record }) => ({ number: info.lines, cells: record }));
}

/** The columns that the first line names; none if it is empty. */
function headerOf(lines: readonly Line[]): readonly string[] {
  const [first] = lines;
  return first?.number === 1 ? first.cells : [];
}

/** The separator of columns in a text whose first line looks like that of a table and has no tab, as in `commas`; undefined for other text. */
export function otherSeparator(text: string): string | undefined {
  const [header = ""] = text.slice(0, 10_000).split("\n", 1);
  if (/^\uFEFF?\s*[{[<]/.test(header) || header.includes("\t")) return undefined;
  const separators = { ",": "commas", ";": "semicolons", "|": "vertical bars" };
  return Object.entries(separators).find(([sign]) => header.includes(sign))?.[1];
}

/** Whether the header of tab-separated text names one of these columns. */
export function hasColumn(text: string, columns: readonly string[]): boolean {
  return headerOf(readLines(text, 1)).some((column) => columns.includes(column));
}

/**
 * Reads tab-separated text whose header names its columns, in any order and beside others. Lines without text are
 * skipped.
 *
 * @param columns required
 * @param optional columns that are used if the header names them
 * @throws InputError if the header lacks a column, a line has more cells than it, or no line follows it
 */
export function readTable<Column extends string>(
  text: string,
  fileName: string,
  columns: readonly Column[],
  optional: readonly Column[] = [],
): Table<Column> {
  if (text.length > limits.file)
    throw new InputError(`${fileName}: ${text.length} characters, at most ${limits.file} are allowed`);
  const lines = readLines(text);
  const named = headerOf(lines);
  const missing = columns.filter((column) => !named.includes(column));
  if (missing.length > 0)
    throw new InputError(
      `${fileName} line 1: no column ${missing.join(", ")} in ${formatValue(named.join("\t"))}: ` +
        `expected a header with the tab-separated columns ${columns.join(", ")}`,
    );
  const known = [...columns, ...optional];
  const places = new Map(known.map((column) => [column, named.indexOf(column)]));
  const twice = known.find((column) => places.get(column) !== named.lastIndexOf(column));
  if (twice !== undefined) throw new InputError(`${fileName} line 1: the column ${twice} is there twice`);
  const rows = lines.slice(1).map(({ number, cells }): Row<Column> => {
    const where = `${fileName} line ${number}`;
    if (cells.length > named.length)
      throw new InputError(
        `${where}: ${cells.length} cells in ${formatValue(cells.join("\t"))}: ` +
          `expected one for each of the header's ${named.length} columns`,
      );
    return { where, cell: (column) => cells[places.get(column) ?? -1] ?? "" };
  });
  if (rows.length === 0) throw new InputError(`${fileName}: no rows follow the header`);
  return { rows, has: (column) => named.includes(column) };
}

/** @throws InputError naming the cell that names no test */
export function readTest(row: Row<TestColumn>): Test {
  return {
    variant: oneOf(variants, row, "variant"),
    storage: oneOf(storages, row, "storage"),
    kind: oneOf(kinds, row, "kind"),
    workload: readName(row),
  };
}

/** @throws InputError if there are more than a file may hold */
export function requireFew(count: number, most: number, what: string, fileName: string): void {
  if (count > most) throw new InputError(`${fileName}: ${count} ${what}, at most ${most} are allowed`);
}

function oneOf<Word extends string>(
  words: readonly Word[],
  { where, cell }: Row<TestColumn>,
  column: TestColumn,
): Word {
  const found = words.find((word) => word === cell(column));
  if (found === undefined)
    throw new InputError(
      `${where}: ${column} is ${formatValue(cell(column))}: expected one of ${words.join(", ")}`,
    );
  return found;
}

function readName({ where, cell }: Row<TestColumn>): string {
  const name = cell("test").trim();
  if (name === "" || name.length > limits.name)
    throw new InputError(
      `${where}: test is ${formatValue(name)}: expected a name of 1 to ${limits.name} characters`,
    );
  if (invisible.test(name))
    throw new InputError(
      `${where}: test is ${formatValue(name)}: expected a name without control characters and other invisible ones`,
    );
  return name;
}
