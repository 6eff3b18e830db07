import { truncateList } from "../../messages/format-value.ts";
import type { Reference } from "../../model/compared.ts";
import { type PerEngine, rolesOf } from "../../model/engine.ts";
import type { Outcome } from "../../model/outcome.ts";
import type { Recording, TestRecord } from "../../model/recording.ts";
import { testPath } from "../../model/test.ts";
import { type WordStyle, wordsFor } from "../../report/blocks.ts";
import { testReasons } from "../../report/explain/test-reasons.ts";
import { inPage } from "../../report/format/escape.ts";
import { engineNames } from "../../report/format/words.ts";
import { partsOf } from "../../report/parts.ts";
import { type SectionLatencies, sectionLatencies } from "../../report/tables/latency-table.ts";
import { rowNotes } from "../../report/tables/test-table.ts";
import { quantile } from "../../statistics/histogram.ts";
import { findWorkload } from "../../suite/workloads.ts";
import { isUnmeasured, type Measured, type MeasuredAgainstBase } from "../../verdict/comparison.ts";
import { findingPath, findingsOf, undecidedFindings } from "../../verdict/finding.ts";
import { type TestVerdict, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { comparedPairs } from "../../verdict/pairs.ts";
import { comparedData } from "./figure-data.ts";
import { latencyLevels, type OfMeasured, type PairsData, type TestData } from "./page-data.ts";
import type { OnPage } from "./part.ts";

/** Pairs of all tests together: more would make the page larger than a megabyte. */
const maxPairs = 30_000;

/** A results file may have thousands. */
const maxReasons = 20;

export const pageStyle: WordStyle = {
  text: inPage,
  cell: inPage,
  link: (text, url) => (url === undefined ? text : `${text} (${inPage(url)})`),
  isNarrow: true,
  mark: "marked",
};

/** Every test in report order. */
export function testData(recording: Recording, verdict: Verdict, features: readonly OnPage[]): TestData[] {
  const records = new Map(recording.tests.map((record) => [testPath(record), record]));
  const latencies = latenciesByTest(sectionLatencies(recording, verdict));
  const names = engineNames(recording, inPage);
  const words = wordsFor(recording, pageStyle);
  const ofParts = partsOf(features).flatMap((part) => part.testBlocks?.(recording, verdict, words) ?? []);
  const byFeature = findingOutcomes(verdict);
  const tests = testVerdicts(verdict);
  const most = Math.max(1, Math.floor(maxPairs / Math.max(1, tests.length)));
  const ids = uniqueIds(tests.map(({ comparison }) => inPage(testPath(comparison))));
  return tests.map((test, index): TestData => {
    const { comparison } = test;
    const { variant, storage, kind, workload } = comparison;
    const path = testPath(comparison);
    const description = findWorkload(comparison)?.description;
    const reasons = testReasons(test, verdict, names, inPage);
    const record = records.get(path);
    const blocks = ofParts.flatMap((blocksOf) => blocksOf(comparison));
    return {
      id: ids[index] as string,
      variant,
      storage,
      kind,
      workload: inPage(workload),
      description,
      outcome: worstOutcome(test, byFeature.get(path)),
      reasons: truncateList(maxReasons, reasons, (more) => `and ${more} more`),
      notes: rowNotes(test, "full"),
      ...(isUnmeasured(comparison) ? {} : figures(test, comparison, record, most)),
      ...Object.assign({}, ...features.map(({ page }) => page?.testData?.(comparison, verdict, names))),
      ...(blocks.length === 0 ? {} : { blocks }),
      latencies: latencies.get(path),
    };
  });
}

/** The outcomes of features' findings and undecided tests, by test path. */
function findingOutcomes(verdict: Verdict): ReadonlyMap<string, Outcome[]> {
  const all = [
    ...findingsOf(verdict).map(({ found }) => [findingPath(found), found.outcome] as const),
    ...undecidedFindings(verdict).flatMap(({ undecided }) =>
      undecided.map(({ test }) => [testPath(test), "inconclusive"] as const),
    ),
  ];
  const byTest = Map.groupBy(all, ([path]) => path);
  return new Map([...byTest].map(([path, own]) => [path, own.map(([, outcome]) => outcome)]));
}

const severity = { pass: 0, accepted: 1, inconclusive: 2, fail: 3 } as const;

/** @param byFeature the outcomes of the test's findings */
function worstOutcome(
  { judgement, base }: TestVerdict,
  byFeature: readonly Outcome[] = [],
): TestData["outcome"] {
  const outcomes = [judgement?.outcome, base?.outcome, ...byFeature].filter((one) => one !== undefined);
  return outcomes.toSorted((one, other) => severity[other] - severity[one])[0] ?? "none";
}

function figures(
  { judgement, base: baseJudgement }: TestVerdict,
  comparison: Measured | MeasuredAgainstBase,
  record: TestRecord | undefined,
  most: number,
): Partial<TestData> {
  const { timeNs, rows, base } = comparison;
  const interval = comparison.state === "measured" ? comparison.interval : undefined;
  const measuredBase = base?.state === "measured" ? base : undefined;
  const others = {
    baseline: "baseline" in timeNs ? timeNs.baseline : undefined,
    base: measuredBase?.timeNs.base,
  };
  return {
    ...(judgement === undefined ? {} : { figure: comparedData(judgement, interval) }),
    ...(baseJudgement === undefined ? {} : { base: comparedData(baseJudgement, measuredBase?.interval) }),
    times: roundedTimes({ candidate: timeNs.candidate, ...others }),
    ...(rows === undefined || rows === 0 ? {} : { rows }),
    ...(record === undefined ? {} : { pairs: pairsData(record, comparison, most) }),
  };
}

/** Nanoseconds, whole: fractions would only make the page larger. */
function roundedTimes({ candidate, baseline, base }: OfMeasured<number>): OfMeasured<number> {
  return {
    ...(baseline === undefined ? {} : { baseline: Math.round(baseline) }),
    candidate: Math.round(candidate),
    ...(base === undefined ? {} : { base: Math.round(base) }),
  };
}

/** @param most pairs that the page has room for */
function pairsData(record: TestRecord, comparison: Measured | MeasuredAgainstBase, most: number): PairsData {
  const all = comparedPairs(record);
  const shown = all.slice(0, most);
  const timesOf = (reference: Reference) => {
    const times = shown.map((pair) => pair[reference] ?? null);
    return times.every((ns) => ns === null) ? undefined : times;
  };
  const { base } = comparison;
  const countedOf = ({ screened, ratios }: Pick<Measured, "screened" | "ratios">) => {
    return { screened, counted: ratios.length };
  };
  return {
    rounds: shown.map(({ round }) => round),
    ns: {
      baseline: timesOf("baseline"),
      candidate: shown.map(({ candidate }) => candidate),
      base: timesOf("base"),
    },
    counted: {
      baseline: comparison.state === "measured" ? countedOf(comparison) : undefined,
      base: base?.state === "measured" ? countedOf(base) : undefined,
    },
    left: all.length - shown.length,
  };
}

/** By test path: the quantiles of each engine's statement latencies. */
function latenciesByTest(
  sections: readonly SectionLatencies[],
): ReadonlyMap<string, NonNullable<TestData["latencies"]>> {
  return new Map(
    sections.flatMap(({ tests, ...section }) =>
      tests.map(({ workload, engines }) => {
        const quantiles = rolesOf(engines as PerEngine<unknown>).flatMap((role) => {
          const histogram = engines[role];
          return histogram === undefined
            ? []
            : [[role, latencyLevels.map((level) => Math.round(quantile(histogram, level)))] as const];
        });
        return [testPath({ ...section, workload }), Object.fromEntries(quantiles)] as const;
      }),
    ),
  );
}

/** Names that look alike when they are escaped get a number. */
function uniqueIds(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.map((path) => {
    let id = path;
    for (let number = 2; seen.has(id); number++) id = `${path} (${number})`;
    seen.add(id);
    return id;
  });
}
