import { type Role, rolesOf } from "../../model/engine.ts";
import { type Histogram, totalOf } from "../../model/histogram.ts";
import type { Recording, TestRecord } from "../../model/recording.ts";
import type { Sample } from "../../model/sample.ts";
import { type Test, testPath } from "../../model/test.ts";
import { quantile } from "../../statistics/histogram.ts";
import { findWorkload } from "../../suite/workloads.ts";
import type { Measured } from "../../verdict/comparison.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { Escape } from "../format/escape.ts";
import { count, inWords, shortMicroseconds } from "../format/figures.ts";
import { type EngineTable, named, right } from "../format/table.ts";
import { type EngineNames, engineName } from "../format/words.ts";
import { histogramsByRole } from "./latency-table.ts";

/** A test's transactions. */
export interface TestTransactions extends Test {
  /** The number that an engine executes in a second, including those rolled back. */
  readonly perSecond: { readonly baseline: number; readonly candidate: number };
  /** As the test's. */
  readonly multiplier: number;
  /** In report order; empty if their times were not taken, as of a shell. */
  readonly kinds: readonly TransactionKind[];
}

/** The transactions of a test that do the same. */
interface TransactionKind {
  readonly name: string;
  /** In one sample. */
  readonly count: number;
  /** Over all rounds. */
  readonly engines: Readonly<Partial<Record<Role, Histogram>>>;
}

const headings = ["median", "p95", "p99"] as const;
const shares = [0.5, 0.95, 0.99] as const;

/** The tests of transactions that have a result, in report order. */
export function testTransactions({ tests, engines, suite }: Recording, verdict: Verdict): TestTransactions[] {
  const records = new Map(tests.map((record) => [testPath(record), record]));
  return testVerdicts(verdict).flatMap(({ comparison }) => {
    const record = records.get(testPath(comparison));
    if (comparison.state !== "measured" || record === undefined) return [];
    const workload = findWorkload(record);
    if (workload?.transactions === undefined || suite === undefined) return [];
    const { variant, storage, kind, workload: name, multiplier } = comparison;
    const kinds = kindsOf(record, workload.transactions.names, rolesOf(engines));
    const perSecond = perSecondOf(comparison, workload.times(suite.rows));
    return [{ variant, storage, kind, workload: name, multiplier, perSecond, kinds }];
  });
}

function perSecondOf({ timeNs }: Measured, transactions: number): TestTransactions["perSecond"] {
  const rate = (ns: number) => (transactions * 1e9) / ns;
  return { baseline: rate(timeNs.baseline), candidate: rate(timeNs.candidate) };
}

function kindsOf(
  { samples }: TestRecord,
  names: readonly string[],
  roles: readonly Role[],
): TransactionKind[] {
  return names.flatMap((name) => {
    const timesOf = ({ transactions }: Sample) => transactions?.[name];
    const one = samples.map(timesOf).find((times) => times !== undefined);
    return one === undefined
      ? []
      : [{ name, count: totalOf(one), engines: histogramsByRole({ samples }, roles, timesOf) }];
  });
}

/** `DoltLite 5,031 tps, 1.47x slower than SQLite (7,412 tps)` */
export function throughputText(
  { perSecond: { baseline, candidate }, multiplier: value }: TestTransactions,
  names: EngineNames,
): string {
  const tps = (rate: number) => `${count(rate)} tps`;
  return `${names.candidate} ${tps(candidate)}, ${inWords(value)} ${names.baseline} (${tps(baseline)})`;
}

export function transactionTable(
  { kinds }: TestTransactions,
  names: EngineNames,
  escapeText: Escape,
): EngineTable {
  const roles = rolesOf(names);
  return {
    columns: [...named("Transaction"), ...right("Count")],
    engines: roles.map((role) => engineName(names, role)),
    figures: headings.map((name) => ({ name, unit: "us" })),
    rows: kinds.map(({ name, count: number, engines }) => ({
      cells: [escapeText(name), count(number)],
      figures: roles.map((role) => figuresOf(engines[role])),
    })),
  };
}

function figuresOf(histogram: Histogram | undefined): string[] {
  return shares.map((share) =>
    histogram === undefined ? "-" : shortMicroseconds(quantile(histogram, share)),
  );
}
