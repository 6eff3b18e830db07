import type { Recording, TestRecord } from "../../model/recording.ts";
import { type TestVerdict, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { EngineNames } from "../format/engine-names.ts";
import { count } from "../format/figures.ts";
import {
  columnNotes,
  latencyNote,
  preparedNote,
  storageNotes,
  timingNote,
  verdictNotes,
} from "../format/words.ts";
import { contradictsFigure, lacksPairs } from "./outcome-filters.ts";
import { minPairsForP } from "./outcome-reasons.ts";

/** What the figures of this report mean: notes on what it does not show are left out. */
export function notes(
  recording: Pick<Recording, "suite" | "tests">,
  verdict: Verdict,
  names: EngineNames,
): string[] {
  const shown = new Set(verdict.sections.map(({ storage }) => storage));
  const tests = testVerdicts(verdict);
  const measured = tests.flatMap(({ comparison }) => (comparison.state === "measured" ? [comparison] : []));
  const noisy = measured.some(({ noisePercent }) => noisePercent !== undefined);
  const short = measured.some(({ warnings }) => warnings.some(({ kind }) => kind === "short"));
  const coarse = measured.some(({ warnings }) => warnings.some(({ kind }) => kind === "floor"));
  const explained = verdict.sections.some(({ parts }) => parts?.without !== undefined);
  const { candidate, baseline, base } = names;
  return [
    ...[...shown].flatMap((storage) => storageNotes[storage]),
    timingNote,
    ...(recording.suite?.statements === "prepared" ? [preparedNote] : []),
    `Multiplier: the median of ${candidate} / the median of ${baseline}, so above 1 is slower.`,
    ...(base === undefined
      ? []
      : [`vs base: the median of ${candidate} / the median of ${base}, from the same rounds.`]),
    columnNotes.average,
    ...(explained ? [columnNotes.parts] : []),
    columnNotes.headroom,
    ...(noisy ? [columnNotes.noise] : []),
    ...(short ? [columnNotes.short] : []),
    ...(coarse ? [columnNotes.floor] : []),
    ...(recording.tests.some(hasLatencies) ? [latencyNote] : []),
    ...decisionNotes(verdict, tests),
    ...(verdict.changes === undefined ? [] : [verdictNotes.changes]),
    ...(verdict.controls.length === 0 ? [] : [verdictNotes.controls]),
  ];
}

/** Why a red report is red, and what the words for doubt mean. */
function decisionNotes({ sections, rule }: Verdict, tests: readonly TestVerdict[]): string[] {
  const judgements = tests.flatMap(({ judgement, base }) => [judgement ?? [], base ?? []].flat());
  const averages = sections.flatMap(({ judgement }) => judgement ?? []);
  const all = [...judgements, ...averages];
  const red = all.some(({ outcome }) => outcome === "fail");
  const p = judgements.some(
    ({ outcome, evidence }) => outcome !== "pass" && (evidence?.pairs ?? 0) >= minPairsForP,
  );
  const short = all.some(lacksPairs);
  const close = all.some(
    (one) => contradictsFigure(one) || (one.outcome === "inconclusive" && !lacksPairs(one)),
  );
  const low = all.some(({ outcome, evidence }) => outcome === "pass" && evidence?.ending !== undefined);
  return [
    ...(red
      ? failNotes(
          rule,
          averages.some(({ outcome }) => outcome === "fail"),
        )
      : []),
    ...(p ? [verdictNotes.p] : []),
    ...(close ? [verdictNotes.close] : []),
    ...(short ? [verdictNotes.short] : []),
    ...(low ? [verdictNotes.low] : []),
  ];
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

/** Whether the statements' times were recorded. */
export function hasLatencies({ samples }: TestRecord): boolean {
  return samples.some(({ latencies }) => latencies !== undefined);
}
