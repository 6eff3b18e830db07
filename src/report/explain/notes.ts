import type { Recording, TestRecord } from "../../model/recording.ts";
import { type Section, suiteOf, testPath } from "../../model/test.ts";
import { median } from "../../statistics/summary.ts";
import type { RatioInterval } from "../../verdict/evidence.ts";
import { type TestVerdict, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { pairsOf, ratiosTo } from "../../verdict/pairs.ts";
import { intervalOfMedian } from "../../verdict/run-effect.ts";
import type { NotedRun, ReportPart } from "../blocks.ts";
import { count, multiplier, plural } from "../format/figures.ts";
import type { EngineNames } from "../format/words.ts";
import {
  columnNotes,
  commitNotes,
  latencyNote,
  preparedNote,
  storageNotes,
  suiteNotes,
  timingNote,
  tpccNotes,
  transactionNote,
  turnsNote,
  verdictNotes,
} from "../format/words.ts";
import {
  contradictsFigure,
  exceeds,
  isAgainstBaseOnly,
  isNoisy,
  isOpen,
  lacksPairs,
} from "./outcome-filters.ts";
import { worstTest } from "./worst.ts";

/** The meaning of the figures. Notes on figures that the report does not have are left out. */
export function notes(
  recording: NotedRun & Pick<Recording, "tests">,
  verdict: Verdict,
  names: EngineNames,
  parts: readonly ReportPart[] = [],
): string[] {
  const isOwn = ({ variant }: Section) => suiteOf(variant) === "own";
  const shown = new Set(verdict.sections.filter((section) => !isOwn(section)).map(({ storage }) => storage));
  const suites = new Set(verdict.sections.map(({ variant }) => suiteOf(variant)));
  const others = verdict.sections.filter(({ variant }) => !["tpcc", "server"].includes(suiteOf(variant)));
  const tests = testVerdicts(verdict);
  if (tests.length === 0) return [];
  const measured = tests.flatMap(({ comparison }) => (comparison.state === "measured" ? [comparison] : []));
  const hasTurns = tests.some(({ comparison }) => "inTurns" in comparison && comparison.inTurns);
  const hasIntervals = measured.some(({ interval }) => interval !== undefined);
  const hasNoise = measured.some(
    ({ noisePercent, interval }) => noisePercent !== undefined && interval === undefined,
  );
  const worst = worstTest(tests, (text) => text);
  const hasOpen = tests.some(isOpen);
  const hasShort = measured.some(
    ({ warnings, interval }) => interval === undefined && warnings.some(({ kind }) => kind === "short"),
  );
  const hasFloor = measured.some(({ warnings }) => warnings.some(({ kind }) => kind === "floor"));
  const hasParts = verdict.sections.some(({ parts }) => parts?.without !== undefined);
  const { candidate, baseline, base } = names;
  return [
    ...[...shown].flatMap((storage) => [
      storageNotes[storage],
      ...(others.some((section) => section.storage === storage) ? commitNotes[storage] : []),
    ]),
    ...(suites.has("tpcc") ? tpccNotes(recording.suite?.threads) : []),
    timingNote,
    ...[...suites].flatMap((suite) => suiteNotes[suite] ?? []),
    ...parts.flatMap((part) => part.suiteNotes?.(recording, verdict) ?? []),
    ...(recording.suite?.statements === "prepared" ? [preparedNote] : []),
    ...(hasTurns && recording.suite?.threads === undefined ? [turnsNote] : []),
    ...(measured.length === 0 && isAgainstBaseOnly(tests)
      ? []
      : [`Multiplier: the time of ${candidate} / the time of ${baseline}, so above 1 is slower.`]),
    ...(base === undefined
      ? []
      : [`vs base: the time of ${candidate} / the time of ${base}, from the same rounds.`]),
    ...(hasIntervals ? [columnNotes.interval] : []),
    columnNotes.average,
    ...(hasParts ? [columnNotes.parts] : []),
    columnNotes.headroom,
    ...(hasNoise ? [columnNotes.noise] : []),
    ...(worst?.isAlone === false ? [columnNotes.worst] : []),
    ...(tests.some(isNoisy) ? [columnNotes.noisy] : []),
    ...(hasOpen ? [columnNotes.open] : []),
    ...(hasShort ? [columnNotes.short] : []),
    ...(hasFloor ? [columnNotes.floor] : []),
    ...(recording.tests.some(hasLatencies) ? [latencyNote] : []),
    ...(recording.tests.some(hasTransactions) ? [transactionNote] : []),
    ...decisionNotes(verdict, tests),
    ...changedNotes(recording.tests, tests),
    ...parts.flatMap((part) => part.notes?.(verdict) ?? []),
    ...(verdict.headline.base === undefined ? [] : [verdictNotes.changes]),
    ...(hasLayoutSized(verdict) ? [verdictNotes.layout] : []),
    ...(verdict.controls.length === 0 ? [] : [verdictNotes.controls]),
  ];
}

function hasLayoutSized({ causes }: Verdict): boolean {
  return causes.some(({ isLayoutSized }) => isLayoutSized);
}

/** The meaning of a failure and of the marks of uncertainty. */
function decisionNotes({ sections, rule }: Verdict, tests: readonly TestVerdict[]): string[] {
  const judgements = tests.flatMap(({ judgement, base }) => [judgement ?? [], base ?? []].flat());
  const averages = sections.flatMap(({ judgement }) => judgement ?? []);
  const all = [...judgements, ...averages];
  const hasFailures = all.some(({ outcome }) => exceeds(outcome));
  const hasP = judgements.some(({ outcome, evidence }) => outcome !== "pass" && evidence?.p !== undefined);
  const hasTooFewPairs = all.some(lacksPairs);
  const hasCloseCalls = all.some(
    (one) => contradictsFigure(one) || (one.outcome === "inconclusive" && !lacksPairs(one)),
  );
  const hasLowConfidence = all.some(
    ({ outcome, evidence }) => outcome === "pass" && evidence?.ending !== undefined,
  );
  return [
    ...(hasFailures
      ? failNotes(
          rule,
          averages.some(({ outcome }) => exceeds(outcome)),
        )
      : []),
    ...(hasP ? [verdictNotes.p] : []),
    ...(hasCloseCalls ? [verdictNotes.close] : []),
    ...(hasTooFewPairs ? [verdictNotes.short] : []),
    ...(hasLowConfidence ? [verdictNotes.low] : []),
  ];
}

/** Tests whose first pairs, for which they were measured again, say something else than the pairs of their figure. */
function changedNotes(records: readonly TestRecord[], tests: readonly TestVerdict[]): string[] {
  const byPath = new Map(records.map((record) => [testPath(record), record]));
  const changed = tests.flatMap(({ comparison }) => {
    const record = byPath.get(testPath(comparison));
    if (comparison.state !== "measured" || record === undefined) return [];
    const { screened, ratios, multiplier: figure } = comparison;
    const first = ratiosTo(pairsOf(record), "baseline").slice(0, screened);
    if (first.length === 0) return [];
    const [before, since] = [first, ratios].map((own) => intervalOfMedian(own.map(Math.log))) as [
      RatioInterval,
      RatioInterval,
    ];
    return before.low > since.high || before.high < since.low ? [{ before: median(first), figure }] : [];
  });
  const [most] = changed.toSorted((a, b) => differenceOf(b) - differenceOf(a));
  if (most === undefined) return [];
  return [
    `${plural(changed.length, "test")} changed while they were measured, such as from ${multiplier(most.before)}x in the first pairs to ` +
      `${multiplier(most.figure)}x in those of its figure, beyond both intervals: the machine did something else, or the engine changes as it runs.`,
  ];
}

function differenceOf({ before, figure }: { readonly before: number; readonly figure: number }): number {
  return Math.abs(Math.log(figure / before));
}

function failNotes({ rounds, alpha }: Verdict["rule"], average: boolean): string[] {
  if (typeof rounds === "number")
    return ["Fail: the multiplier is over the ceiling. Every test had the same number of rounds."];
  const rarely = `chance alone would fail any test in fewer than one of ${count(1 / alpha)} runs`;
  return [
    "Fail: a suspicious test is measured again, and fails if so many of the new pairs are over the " +
      `ceiling that ${rarely}.`,
    ...(average
      ? ["Fail of an average: even the low end of its confidence interval is over the ceiling."]
      : []),
  ];
}

/** Whether transactions were timed. */
function hasTransactions({ samples }: TestRecord): boolean {
  return samples.some(({ transactions }) => transactions !== undefined);
}

/** Whether statement latencies were recorded. */
export function hasLatencies({ samples }: TestRecord): boolean {
  return samples.some(({ latencies }) => latencies !== undefined);
}
