import { formatValue } from "../../messages/format-value.ts";
import { references } from "../../model/compared.ts";
import type { PerEngine, Role } from "../../model/engine.ts";
import { InputError } from "../../model/errors.ts";
import { limits } from "../../model/limits.ts";
import type { Recording } from "../../model/recording.ts";
import type { Sample } from "../../model/sample.ts";
import { type Test, testPath } from "../../model/test.ts";
import { missingRound } from "../json/consistency.ts";
import { hasColumn, type Row, readTable, readTest, requireFew, testColumns } from "./tab-separated.ts";

/** The columns that a file of rounds needs. */
export const roundColumns = [...testColumns, "round", "baseline_ns", "candidate_ns"] as const;
const baseColumn = "base_ns";
type Column = (typeof roundColumns)[number] | typeof baseColumn;

/** One row, read. */
interface Pair {
  readonly test: Test;
  readonly where: string;
  readonly round: number;
  readonly ns: Readonly<Partial<Record<Role, number>>>;
}

/** Whether a tab-separated text has rounds and not medians, by its header. */
export function isRoundsFile(text: string): boolean {
  return hasColumn(text, ["round", "baseline_ns", "candidate_ns"]);
}

/**
 * Reads a file of rounds: tab-separated, with a header that names at least the columns `variant storage kind test round
 * baseline_ns candidate_ns`, in any order, and `base_ns` if there is a base. Each row is one pair, whose time of the baseline or of the base
 * may be empty, but for the first; rows may come in
 * any order, and the rounds of a test are 1 to n without gaps. Nothing else is known about the run, and the recording warns of that.
 *
 * @param fileName for messages
 * @param names of the engines, for reports
 * @throws InputError naming the file and line, the value and what is allowed
 */
export function parseRounds(
  text: string,
  fileName: string,
  names: PerEngine<string> = { baseline: "baseline", candidate: "candidate" },
): Recording {
  const { rows, has } = readTable<Column>(text, fileName, roundColumns, [baseColumn]);
  requireFew(rows.length, limits.rows, "rows", fileName);
  const tests = Map.groupBy(rows.map(readPair), ({ test }) => testPath(test));
  requireFew(tests.size, limits.tests, "tests", fileName);
  return {
    engines: {
      baseline: { name: names.baseline },
      candidate: { name: names.candidate },
      ...(has(baseColumn) ? { base: { name: names.base ?? "base" } } : {}),
    },
    tests: [...tests].map(([path, pairs]) => {
      requireEachRound(path, pairs, fileName);
      requireFirst(path, pairs);
      const samples = pairs.toSorted((a, b) => a.round - b.round).flatMap(samplesOf);
      return { ...(pairs[0] as Pair).test, samples, checks: [], failures: [] };
    }),
    warnings: [
      `${fileName} holds the times of pairs only: when, with what and by which rule they were measured is not known, ` +
        "nor whether the engines gave the same results.",
    ],
  };
}

function readPair(row: Row<Column>): Pair {
  const { where, cell } = row;
  const test = readTest(row);
  const round = whole(cell("round"));
  if (round < 1 || round > limits.rounds)
    throw new InputError(
      `${where}: round is ${formatValue(cell("round"))}: expected a whole number from 1 to ${limits.rounds}`,
    );
  const candidate = nanoseconds(row, "candidate_ns");
  const base = cell(baseColumn) === "" ? undefined : nanoseconds(row, baseColumn);
  // A round of the comparison with the base alone has none of the baseline.
  const hasBaseline = base === undefined || cell("baseline_ns") !== "";
  const baseline = hasBaseline ? nanoseconds(row, "baseline_ns") : undefined;
  return { test, where, round, ns: { baseline, candidate, base } };
}

function requireEachRound(path: string, pairs: readonly Pair[], fileName: string): void {
  const seen = new Map<number, string>();
  for (const { round, where } of pairs) {
    const before = seen.get(round);
    if (before !== undefined)
      throw new InputError(`${where}: round ${round} of ${path} is there already, see ${before}`);
    seen.set(round, where);
  }
  const missing = missingRound(seen.keys());
  if (missing !== undefined)
    throw new InputError(
      `${fileName}: ${path} has no round ${missing}: expected its rounds from 1 to ${Math.max(...seen.keys())} without gaps`,
    );
}

/** Each comparison takes the rounds that it needs, and all take the first. */
function requireFirst(path: string, pairs: readonly Pair[]): void {
  const first = pairs.find(({ round }) => round === 1);
  for (const role of references) {
    const having = pairs.find(({ ns }) => ns[role] !== undefined);
    if (first !== undefined && having !== undefined && first.ns[role] === undefined)
      throw new InputError(
        `${first.where}: ${role}_ns is "", but ${path} has one, see ${having.where}: expected it in the first round of a test that has any`,
      );
  }
}

function samplesOf({ round, ns }: Pair): Sample[] {
  return Object.entries(ns).flatMap(([role, time]) =>
    time === undefined ? [] : [{ role: role as Role, round, ns: time }],
  );
}

function nanoseconds({ where, cell }: Row<Column>, column: Column): number {
  const ns = whole(cell(column));
  if (ns < 1 || ns > Number.MAX_SAFE_INTEGER)
    throw new InputError(
      `${where}: ${column} is ${formatValue(cell(column))}: expected whole nanoseconds from 1 to ${Number.MAX_SAFE_INTEGER}, as in 30510000`,
    );
  return ns;
}

/** 0 for anything but a whole number. */
function whole(cell: string): number {
  return /^\d+$/.test(cell) ? Number(cell) : 0;
}
