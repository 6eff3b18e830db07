import { formatValue } from "../../messages/format-value.ts";
import { mainRoles, type PerEngine } from "../../model/engine.ts";
import { InputError } from "../../model/errors.ts";
import { limits } from "../../model/limits.ts";
import type { Recording } from "../../model/recording.ts";
import { testPath } from "../../model/test.ts";
import { type Row, readTable, readTest, requireFew, testColumns } from "./tab-separated.ts";

/** The least and the largest time, microseconds: times are kept as whole nanoseconds. */
const least = 0.001;
const most = 9_007_199_254_740;

/** The columns that a file of medians needs. */
export const medianColumns = [...testColumns, "baseline_us", "candidate_us"] as const;
type Column = (typeof medianColumns)[number];

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
  names: PerEngine<string> = { baseline: "baseline", candidate: "candidate" },
): Recording {
  const { rows } = readTable(text, fileName, medianColumns);
  requireFew(rows.length, limits.tests, "rows", fileName);
  const seen = new Map<string, string>();
  const tests = rows.map((row) => {
    const test = readTest(row);
    const samples = mainRoles.map((role) => ({ role, round: 1, ns: nanoseconds(row, `${role}_us`) }));
    const path = testPath(test);
    const before = seen.get(path);
    if (before !== undefined) throw new InputError(`${row.where}: ${path} is there already, see ${before}`);
    seen.set(path, row.where);
    return { ...test, samples, checks: [], failures: [] };
  });
  return {
    engines: { baseline: { name: names.baseline }, candidate: { name: names.candidate } },
    tests,
    mediansOnly: true,
    warnings: [`${fileName} holds medians only: how often and with what they were measured is not known.`],
  };
}

function nanoseconds({ where, cell }: Row<Column>, column: Column): number {
  const us = /^\d+(\.\d+)?$/.test(cell(column)) ? Number(cell(column)) : 0;
  if (us < least || us > most)
    throw new InputError(
      `${where}: ${column} is ${formatValue(cell(column))}: expected microseconds from ${least}, a nanosecond, to ${most}, ` +
        "as in 30510 or 12.5",
    );
  return Math.round(us * 1000);
}
