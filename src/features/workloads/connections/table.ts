import { type Role, rolesOf } from "../../../model/engine.ts";
import type { Histogram } from "../../../model/histogram.ts";
import type { Recording, TestRecord } from "../../../model/recording.ts";
import { type Section, testPath } from "../../../model/test.ts";
import type { Escape } from "../../../report/format/escape.ts";
import { count, multiplier, plural, shortMicroseconds } from "../../../report/format/figures.ts";
import { type EngineTable, named } from "../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import { histogramsByRole } from "../../../report/tables/latency-table.ts";
import { quantile } from "../../../statistics/histogram.ts";
import { findWorkload } from "../../../suite/workloads.ts";
import type { Verdict } from "../../../verdict/judge.ts";

/** The engines whose figures a throughput has. */
const measuredRoles = ["baseline", "candidate"] as const;

/** The throughput of several connections in a section's tests. */
export interface SectionThroughput extends Section {
  readonly tests: readonly TestThroughput[];
}

interface TestThroughput {
  readonly workload: string;
  /** The repetitions of the test in a second on all connections together. */
  readonly perSecond: Readonly<Record<(typeof measuredRoles)[number], number>>;
  /** The candidate's throughput / the baseline's: above 1 is faster. */
  readonly ratio: number;
  /** Latencies of single statements, over all rounds. */
  readonly latencies: Readonly<Partial<Record<Role, Histogram>>>;
  /** Transactions that were executed again, over all rounds. */
  readonly repeated: Readonly<Partial<Record<Role, number>>>;
}

/** The sections of a run with several connections, in report order; none of another run. Tests of transactions have tables of their own. */
export function sectionThroughputs({ tests, suite }: Recording, verdict: Verdict): SectionThroughput[] {
  if (suite?.threads === undefined) return [];
  const records = new Map(tests.map((record) => [testPath(record), record]));
  return verdict.sections.flatMap(({ variant, storage, kind, tests: own }) => {
    const shown = own.flatMap(({ comparison }) => {
      const record = records.get(testPath(comparison));
      const workload = record && findWorkload(record);
      if (comparison.state !== "measured" || record === undefined || workload?.transactions !== undefined)
        return [];
      const { timeNs, multiplier: slower } = comparison;
      const rate = (ns: number) => ((workload?.times(suite.rows) ?? 0) * 1e9) / ns;
      return [
        {
          workload: record.workload,
          perSecond: { baseline: rate(timeNs.baseline), candidate: rate(timeNs.candidate) },
          ratio: 1 / slower,
          latencies: histogramsByRole(record, measuredRoles, ({ latencies }) => latencies),
          repeated: repeatedByRole(record),
        },
      ];
    });
    return shown.length === 0 ? [] : [{ variant, storage, kind, tests: shown }];
  });
}

function repeatedByRole({ samples }: TestRecord): TestThroughput["repeated"] {
  const sumOf = (role: Role) =>
    samples.reduce((sum, sample) => sum + (sample.role === role ? (sample.repeated ?? 0) : 0), 0);
  return Object.fromEntries(measuredRoles.map((role) => [role, sumOf(role)]));
}

export function throughputTable(
  { tests }: SectionThroughput,
  names: EngineNames,
  escapeText: Escape,
): EngineTable {
  return {
    columns: named("Test"),
    engines: measuredRoles.map((role) => engineName(names, role)),
    figures: [
      { name: "", unit: "1/s" },
      { name: "median", unit: "us" },
      { name: "p95", unit: "us" },
    ],
    rows: tests.map((test) => ({
      cells: [escapeText(test.workload)],
      figures: measuredRoles.map((role) => figuresOf(test, role)),
      last: multiplier(test.ratio),
    })),
    last: "Throughput ratio",
  };
}

function figuresOf({ perSecond, latencies }: TestThroughput, role: "baseline" | "candidate"): string[] {
  const histogram = latencies[role];
  const quantiles = [0.5, 0.95].map((share) =>
    histogram === undefined ? "-" : shortMicroseconds(quantile(histogram, share)),
  );
  return [count(perSecond[role]), ...quantiles];
}

/** `oltp_write_only: Dolt executed 3 transactions again`, of each test in which one was refused. */
export function repeatedTexts(
  { tests }: SectionThroughput,
  names: EngineNames,
  escapeText: Escape,
): string[] {
  return tests.flatMap(({ workload, repeated }) =>
    rolesOf(names).flatMap((role) => {
      const times = repeated[role] ?? 0;
      if (times === 0) return [];
      const what = `${plural(times, "transaction")} again, since another connection stood in the way`;
      return [`${escapeText(workload)}: ${engineName(names, role)} executed ${what}`];
    }),
  );
}

/** @param threads how many connections, at least 2 */
export function connectionsNote(threads: number): string {
  return (
    `${threads} connections: they execute their parts of a test's work at once, each on rows or warehouses that no other writes. ` +
    "A time is from their common start to the end of the last. The engines follow one another, in an order that changes, and have " +
    "all processors. 1/s: how often a second an engine does what the test repeats; throughput ratio: above 1 is faster."
  );
}
