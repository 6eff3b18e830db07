import { type Role, rolesOf } from "../../model/engine.ts";
import type { Histogram } from "../../model/histogram.ts";
import type { Recording, TestRecord } from "../../model/recording.ts";
import type { Sample } from "../../model/sample.ts";
import { type Section, testPath } from "../../model/test.ts";
import { addHistograms, quantile } from "../../statistics/histogram.ts";
import { isUnmeasured } from "../../verdict/comparison.ts";
import type { Verdict } from "../../verdict/judge.ts";
import { hasLatencies } from "../explain/notes.ts";
import type { Escape } from "../format/escape.ts";
import { shortMicroseconds } from "../format/figures.ts";
import { type EngineTable, named } from "../format/table.ts";
import { type EngineNames, engineName } from "../format/words.ts";

/** One section's statement latencies, by test and engine, over all rounds. */
export interface SectionLatencies extends Section {
  readonly tests: readonly {
    readonly workload: string;
    readonly engines: Readonly<Partial<Record<Role, Histogram>>>;
  }[];
}

const headings = ["p50", "p95", "p99", "max"] as const;

/** The sections with recorded statement latencies, in report order. A test without a result has none. */
export function sectionLatencies({ tests, engines }: Recording, verdict: Verdict): SectionLatencies[] {
  const roles = rolesOf(engines);
  const records = new Map(tests.filter(hasLatencies).map((record) => [testPath(record), record]));
  if (records.size === 0) return [];
  return verdict.sections.flatMap(({ variant, storage, kind, tests }) => {
    const timed = tests.flatMap(({ comparison }) => {
      const record = isUnmeasured(comparison) ? undefined : records.get(testPath(comparison));
      return record === undefined
        ? []
        : [
            {
              workload: record.workload,
              engines: histogramsByRole(record, roles, ({ latencies }) => latencies),
            },
          ];
    });
    return timed.length === 0 ? [] : [{ variant, storage, kind, tests: timed }];
  });
}

export function latencyTable(
  { tests }: SectionLatencies,
  names: EngineNames,
  escapeText: Escape,
): EngineTable {
  const roles = rolesOf(names);
  return {
    columns: named("Test"),
    engines: roles.map((role) => engineName(names, role)),
    figures: headings.map((name) => ({ name, unit: "us" })),
    rows: tests.map(({ workload, engines }) => ({
      cells: [escapeText(workload)],
      figures: roles.map((role) => figuresOf(engines[role])),
    })),
  };
}

function figuresOf(histogram: Histogram | undefined): string[] {
  if (histogram === undefined) return headings.map(() => "-");
  const quantiles = [0.5, 0.95, 0.99].map((share) => quantile(histogram, share));
  return [...quantiles, histogram.max].map(shortMicroseconds);
}

/** The sum of the histograms over all rounds, of each engine that has some. */
export function histogramsByRole(
  { samples }: Pick<TestRecord, "samples">,
  roles: readonly Role[],
  histogramOf: (sample: Sample) => Histogram | undefined,
): Readonly<Partial<Record<Role, Histogram>>> {
  const sums = roles.flatMap((role) => {
    const own = samples.flatMap((sample) => (sample.role === role ? (histogramOf(sample) ?? []) : []));
    const [first, ...others] = own;
    return first === undefined ? [] : [[role, addHistograms([first, ...others])] as const];
  });
  return Object.fromEntries(sums);
}
