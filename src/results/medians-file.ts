import { InputError } from "../error.ts";
import { type Recording, type Role, roles, type TestRecord } from "../measure/recording.ts";
import { kinds, storages, type Test, testPath, variants } from "../suite/test.ts";
import { limits } from "./recording-schema.ts";

const columns = ["variant", "storage", "kind", "test", "baseline_us", "candidate_us"] as const;
type Column = (typeof columns)[number];

/** One line under the header: its number in the file, from 1, and its cells. */
interface Row {
  readonly where: string;
  readonly cell: (column: Column) => string;
}

/**
 * Reads a file of medians: tab-separated, with a header that names at least the columns `variant storage kind test
 * baseline_us candidate_us`, in any order. Microseconds may have decimals. Each row becomes a test with one pair; of
 * the run nothing is known, and the recording warns of that.
 *
 * @param fileName for messages
 * @param names of the engines, for reports
 * @throws InputError naming the file and line, the value and what is allowed
 */
export function parseMedians(
  text: string,
  fileName: string,
  names: Readonly<Record<Role, string>> = { baseline: "baseline", candidate: "candidate" },
): Recording {
  const seen = new Map<string, string>();
  const tests = rowsOf(text, fileName).map((row) => {
    const record = readRow(row);
    const path = testPath(record);
    const before = seen.get(path);
    if (before !== undefined) throw new InputError(`${row.where}: ${path} is there already, see ${before}`);
    seen.set(path, row.where);
    return record;
  });
  return {
    engines: { baseline: { name: names.baseline }, candidate: { name: names.candidate } },
    tests,
    warnings: [`${fileName} holds medians only: how often and with what they were measured is not known.`],
  };
}

/** @throws InputError where the header lacks a column or nothing follows it */
function rowsOf(text: string, fileName: string): Row[] {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const named = header.split("\t");
  const missing = columns.filter((column) => !named.includes(column));
  if (missing.length > 0)
    throw new InputError(
      `${fileName} line 1: no column ${missing.join(", ")} in ${quote(header)}: ` +
        `expected a header with the tab-separated columns ${columns.join(", ")}`,
    );
  const twice = columns.find((column) => named.indexOf(column) !== named.lastIndexOf(column));
  if (twice !== undefined) throw new InputError(`${fileName} line 1: the column ${twice} is there twice`);
  const rows = lines.flatMap((line, index): Row[] => {
    const where = `${fileName} line ${index + 2}`;
    const cells = line.split("\t");
    return line.trim() === "" ? [] : [{ where, cell: (column) => cells[named.indexOf(column)] ?? "" }];
  });
  if (rows.length === 0) throw new InputError(`${fileName}: no rows follow the header`);
  if (rows.length > limits.tests)
    throw new InputError(`${fileName}: ${rows.length} rows, at most ${limits.tests} are allowed`);
  return rows;
}

function readRow(row: Row): TestRecord {
  const test: Test = {
    variant: oneOf(variants, row, "variant"),
    storage: oneOf(storages, row, "storage"),
    kind: oneOf(kinds, row, "kind"),
    workload: readName(row),
  };
  const samples = roles.map((role) => ({ role, round: 1, ns: nanoseconds(row, `${role}_us`) }));
  return { ...test, samples, checks: [], failures: [] };
}

function oneOf<Word extends string>(words: readonly Word[], { where, cell }: Row, column: Column): Word {
  const found = words.find((word) => word === cell(column));
  if (found === undefined)
    throw new InputError(
      `${where}: ${column} is ${quote(cell(column))}: expected one of ${words.join(", ")}`,
    );
  return found;
}

function readName({ where, cell }: Row): string {
  const name = cell("test").trim();
  if (name === "" || name.length > limits.name)
    throw new InputError(
      `${where}: test is ${quote(name)}: expected a name of 1 to ${limits.name} characters`,
    );
  return name;
}

function nanoseconds({ where, cell }: Row, column: Column): number {
  const ns = /^\d+(\.\d+)?$/.test(cell(column)) ? Math.round(Number(cell(column)) * 1000) : 0;
  if (ns < 1 || ns > Number.MAX_SAFE_INTEGER)
    throw new InputError(
      `${where}: ${column} is ${quote(cell(column))}: expected microseconds above 0, as in 30510 or 12.5`,
    );
  return ns;
}

/** Long values are cut: the line number says where to look. */
function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}
