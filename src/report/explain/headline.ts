import type { Recording } from "../../model/recording.ts";
import { sectionPath, testPath } from "../../model/test.ts";
import type { Ending } from "../../verdict/confirmation.ts";
import { type TestVerdict, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import { type EngineNames, engineNames } from "../format/engine-names.ts";
import { asQuotation, type Escape } from "../format/escape.ts";
import { count, minutes, multiplier, plural } from "../format/figures.ts";
import { andList } from "../format/words.ts";
import { noiseSentence } from "./noise-floor.ts";
import {
  baseJudgements,
  contradictsFigure,
  failingCounters,
  findWorst,
  shownJudgements,
  withoutResult,
} from "./outcome-filters.ts";
import { failedSequences, sequenceSummary } from "./sequence.ts";

/** The verdict in one sentence: the word, a colon, the rest. */
export interface Headline {
  readonly word: "Pass" | "Fail" | "Inconclusive" | "Measurement failed" | "Incomplete";
  readonly rest: string;
}

export function headline(
  recording: Pick<Recording, "engines" | "run" | "skipped">,
  verdict: Verdict,
  escapeText: Escape,
): Headline {
  const { word, rest } = verdictHeadline(recording, verdict, escapeText);
  return { word, rest: `${rest}${skippedSentence(recording.skipped?.length ?? 0)}` };
}

/** A pass says nothing of what was not measured. */
function skippedSentence(skipped: number): string {
  if (skipped === 0) return "";
  const [were, they] = skipped === 1 ? ["was", "it compares"] : ["were", "they compare"];
  return ` ${plural(skipped, "chosen test")} ${were} not measured: ${they} with the base only, and the run has none.`;
}

function verdictHeadline(
  { engines, run }: Pick<Recording, "engines" | "run">,
  verdict: Verdict,
  escapeText: Escape,
): Headline {
  const { measurement, outcome } = verdict;
  const names = engineNames({ engines }, escapeText);
  const found = { failing: failureClauses(verdict), undecided: undecidedClauses(verdict, run?.maxMinutes) };
  if (measurement.state === "incomplete") {
    const why = verdict.untrusted
      ? `, as the measuring job reports: ${asQuotation(escapeText)(measurement.stopped)}`
      : ` (${escapeText(measurement.stopped)})`;
    const stopped = `the run was stopped${why}`;
    return { word: "Incomplete", rest: `${stopped}; ${missingResults(verdict, found)}.` };
  }
  if (measurement.state === "broken")
    return { word: "Measurement failed", rest: `${missingResults(verdict, found)}.` };
  const noisy = noiseSentence(verdict, escapeText(engines.baseline.name), escapeText);
  // Of results from another job, a failure stands even on a noisy runner.
  if (noisy !== undefined && outcome !== "fail") {
    const nevertheless =
      found.failing.length === 0 ? "" : `; by the figures alone, ${found.failing.join("; ")}`;
    return {
      word: "Inconclusive",
      rest: `the runner is too noisy to decide: ${noisy}${nevertheless}.`,
    };
  }
  if (outcome === "pass") return { word: "Pass", rest: `${passClause(verdict, names, escapeText)}.` };
  if (outcome === "accepted")
    return {
      word: "Pass",
      rest: `passed with ${acceptedCount(verdict)}: ${acceptedClause(verdict, names, escapeText)}.`,
    };
  const all = [...found.failing, ...found.undecided].join("; ");
  const accepted = acceptedCount(verdict);
  const others = accepted === undefined ? "" : `; ${accepted}`;
  if (outcome === "fail") return { word: "Fail", rest: `${all}${others}.` };
  return { word: "Inconclusive", rest: `${all}; no other exceeds its ceiling${others}.` };
}

interface Clauses {
  /** A clause for tests and averages, and one for the base; empty if nothing fails. */
  readonly failing: readonly string[];
  readonly undecided: readonly string[];
}

/** Says how many tests have no result, and what the others' results are. */
function missingResults(verdict: Verdict, { failing, undecided }: Clauses): string {
  const tests = testVerdicts(verdict);
  const { sequence } = verdict;
  const failed = failedSequences(sequence);
  const isIncomplete = verdict.measurement.state === "incomplete";
  if (tests.length === 0 && sequence !== undefined)
    return failed ?? `${plural(sequence.sequences, "sequence")} completed`;
  if (tests.length === 0) return isIncomplete ? "nothing was measured" : "no test was planned";
  const without = withoutResult(tests).length;
  const sequences = failed === undefined ? [] : [failed];
  if (without === tests.length)
    return [`none of ${plural(tests.length, "test")} has a result`, ...sequences].join("; ");
  const have = without === 1 ? "has" : "have";
  const missing = `${count(without)} of ${plural(tests.length, "test")} ${have} no result`;
  const none =
    without > 0
      ? "no other exceeds its ceiling"
      : isIncomplete
        ? "no test exceeded its ceiling before that"
        : "no test exceeds its ceiling";
  const exceeding = failing.length > 0 ? failing : [none];
  return [...(without === 0 ? [] : [missing]), ...sequences, ...exceeding, ...undecided].join("; ");
}

/** Names the test and the average with the least headroom, so that a pass says how far it is from a failure. */
function passClause(
  verdict: Pick<Verdict, "sections" | "sequence">,
  names: EngineNames,
  escapeText: Escape,
): string {
  const tests = testVerdicts(verdict);
  if (tests.length === 0 && verdict.sequence !== undefined) return sequenceSummary(verdict.sequence, names);
  const all =
    tests.length === 1
      ? "the only test is within its ceiling"
      : `all ${count(tests.length)} tests are within ceilings`;
  const { isBaseOnly, shown } = shownJudgements(tests);
  const test = findWorst(shown);
  const section = findWorst(verdict.sections);
  const against = isBaseOnly ? " against the base" : "";
  const worst = [
    ...(test
      ? [`worst ${escapeText(testPath(test.comparison))} ${besideCeiling(test.judgement)}${against}`]
      : []),
    ...(section ? [`worst average ${sectionPath(section)} ${besideCeiling(section.judgement)}`] : []),
  ];
  return `${all}: ${worst.join(", ")}`;
}

/** `1 accepted`; undefined if nothing is. */
function acceptedCount({ acceptances }: Verdict): string | undefined {
  const { accepted = [] } = acceptances ?? {};
  return accepted.length === 0 ? undefined : `${count(accepted.length)} accepted`;
}

/** Says how far all but the accepted rows are from a failure. */
function acceptedClause(verdict: Verdict, names: EngineNames, escapeText: Escape): string {
  const accepted = new Set(verdict.acceptances?.accepted.map(({ name }) => name));
  const isOther = (test: TestVerdict) => !accepted.has(testPath(test.comparison));
  const sections = verdict.sections.map((section) => ({
    ...section,
    judgement: section.judgement?.outcome === "accepted" ? undefined : section.judgement,
    tests: section.tests.filter(isOther),
  }));
  return testVerdicts({ sections }).length === 0
    ? "no other test was measured"
    : `otherwise ${passClause({ sections }, names, escapeText)}`;
}

function failureClauses(verdict: Verdict): string[] {
  const { ceilings, base } = countJudgements(verdict, ({ outcome }) => outcome === "fail");
  return [
    ...(ceilings === undefined ? [] : [`${ceilings.text} ${exceed(ceilings)}`]),
    ...(base === undefined ? [] : [`${base.text} ${exceed(base)} against the base`]),
    ...counterClauses(verdict),
  ];
}

function counterClauses(verdict: Verdict): string[] {
  const over = failingCounters(verdict).length;
  if (over === 0) return [];
  return [`${plural(over, "counter")} of the engine ${exceed({ single: over === 1 })} against the base`];
}

/** A clause for each reason why something is undecided. */
function undecidedClauses(verdict: Verdict, maxMinutes: number | undefined): string[] {
  const endedBy = (...endings: readonly (Ending | undefined)[]) =>
    countJudgements(
      verdict,
      ({ outcome, evidence }) => outcome === "inconclusive" && endings.includes(evidence?.ending),
    ).all;
  const outOfTime = endedBy("time");
  // An average of a single round has no evidence.
  const tooFewPairs = endedBy("samples", undefined);
  const tooClose = endedBy("pairs");
  const contradicted = endedBy("contradiction");
  const limit = maxMinutes === undefined ? "the time limit" : `the time limit of ${minutes(maxMinutes)}`;
  return [
    ...(outOfTime ? [`${limit} was reached with ${outOfTime.text} undecided`] : []),
    ...(tooFewPairs ? [`the recording has too few pairs to decide ${tooFewPairs.text}`] : []),
    ...(tooClose ? [`${tooClose.text} ${be(tooClose)} too close to ${itsCeiling(tooClose)} to decide`] : []),
    ...(contradicted ? [`later pairs of ${contradicted.text} contradict the screening`] : []),
  ];
}

/** `2 of 276 tests and 1 of 24 section averages` */
interface Subject {
  readonly text: string;
  readonly single: boolean;
}

/** Counts the wanted judgements: on ceilings, against the base, and both. Undefined if there are none. */
function countJudgements(
  verdict: Verdict,
  wanted: (judgement: Judgement) => boolean,
): Readonly<Record<"ceilings" | "base" | "all", Subject | undefined>> {
  const tests = testVerdicts(verdict);
  const part = (all: readonly { readonly judgement: Judgement | undefined }[], one: string, suffix = "") => {
    const found = all.filter(({ judgement }) => judgement !== undefined && wanted(judgement)).length;
    return found === 0 ? [] : [{ found, text: `${count(found)} of ${plural(all.length, one)}${suffix}` }];
  };
  const ceilings = [...part(tests, "test"), ...part(verdict.sections, "section average")];
  const bases = baseJudgements(tests).filter(({ judgement }) => judgement !== undefined);
  return {
    ceilings: subject(ceilings),
    base: subject(part(bases, "test")),
    all: subject([...ceilings, ...part(bases, "test", " against the base")]),
  };
}

function subject(parts: readonly { readonly found: number; readonly text: string }[]): Subject | undefined {
  if (parts.length === 0) return undefined;
  return {
    text: andList(parts.map(({ text }) => text)),
    single: parts.reduce((sum, { found }) => sum + found, 0) === 1,
  };
}

function exceed({ single }: Pick<Subject, "single">): string {
  return single ? "exceeds its ceiling" : "exceed their ceilings";
}

function be({ single }: Subject): string {
  return single ? "is" : "are";
}

function itsCeiling({ single }: Subject): string {
  return single ? "the ceiling" : "their ceilings";
}

function besideCeiling(judgement: Judgement): string {
  const { multiplier: value, ceiling } = judgement;
  const remark = contradictsFigure(judgement) ? ", too close to tell" : "";
  return `${multiplier(value, ceiling)}x (ceiling ${ceiling}x${remark})`;
}
