import type { Recording, ShardProblem } from "../../model/recording.ts";
import { sectionPath, testPath } from "../../model/test.ts";
import { isNew } from "../../verdict/comparison.ts";
import { decisiveExaminations, failedExaminations } from "../../verdict/examination.ts";
import {
  isTooNoisy,
  type SectionVerdict,
  type TestVerdict,
  testVerdicts,
  type Verdict,
} from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import { capital } from "../format/capital.ts";
import { asQuotation, type Escape, escapeClaim } from "../format/escape.ts";
import { count, multiplier, plural } from "../format/figures.ts";
import { type EngineNames, engineNames } from "../format/words.ts";
import { type HeadedRecording, passClauses } from "../heading.ts";
import { acceptedCount } from "./acceptances.ts";
import { failuresReason, isMistaken } from "./failure-reason.ts";
import { noiseSentence } from "./noise-floor.ts";
import { failureClauses, limitReached, undecidedClauses } from "./outcome-clauses.ts";
import {
  contradictsFigure,
  countedTests,
  findWorst,
  shownJudgements,
  withoutResult,
} from "./outcome-filters.ts";
import { worstTest } from "./worst.ts";

/** The verdict in one sentence: the word, a colon, the rest. */
export interface Headline {
  readonly word: "Pass" | "Fail" | "Inconclusive" | "Measurement failed" | "Incomplete";
  readonly rest: string;
}

export function headline(
  recording: Pick<Recording, "engines" | "run" | "skipped" | "identicalBase">,
  verdict: Verdict,
  escapeText: Escape,
): Headline {
  const { word, rest } = verdictHeadline(recording, verdict, escapeText);
  return { word, rest: [rest, ...remarks(recording, verdict, escapeText)].join(" ") };
}

/** The gaps of a verdict, a sentence each: tests that were not measured, and a base that is missing or the candidate itself. */
export function remarks(
  { engines, skipped = [], identicalBase }: Pick<Recording, "engines" | "skipped" | "identicalBase">,
  verdict: Pick<Verdict, "withoutBase" | "untrusted" | "sections">,
  escapeText: Escape,
): string[] {
  return [
    ...newTests(verdict, escapeText),
    identicalBase === undefined ? skippedSentence(skipped.length) : nothingToCompare,
    baseSentence({ engines }, verdict, escapeText),
  ].filter((sentence) => sentence !== "");
}

/** A pass without a base says nothing about the change. */
function baseSentence(
  { engines }: Pick<Recording, "engines">,
  verdict: Pick<Verdict, "withoutBase" | "untrusted">,
  escapeText: Escape,
): string {
  const { withoutBase } = verdict;
  if (withoutBase === undefined) return "";
  const { cause, detail } = withoutBase;
  const unknown = "nothing says whether this is slower than the base branch";
  const decides = `${escapeText(engines.baseline.name)}'s ceilings decide`;
  if (cause === "nothing to compare")
    return `No base: the measured commit is in the base branch already, so there is no change to compare; ${decides}.`;
  if (cause === undefined) return `No base: ${unknown}; ${decides} what fails.`;
  const words = detail === undefined ? "" : `: ${escapeClaim(escapeText, verdict)(detail)}`;
  return `No base: the base could not be built${words}; ${unknown}.`;
}

/** The remark on a run whose base is the candidate's file. */
const nothingToCompare = "Candidate and base are the same file: nothing to compare.";

/** A pass says nothing about tests that the base cannot execute: a sentence that names them, if there are any. */
export function newTests(verdict: Pick<Verdict, "sections">, escapeText: Escape): string[] {
  const tests = testVerdicts(verdict).filter(({ comparison }) => isNew(comparison));
  const [first, ...others] = tests.map(({ comparison }) => escapeText(testPath(comparison)));
  if (first === undefined) return [];
  const names = others.length === 0 ? first : `${first} and ${plural(others.length, "other test")}`;
  return [`New, and compared with nothing yet: ${names}, whose SQL the base refuses.`];
}

/** A pass says nothing about tests that were not measured. */
function skippedSentence(skipped: number): string {
  if (skipped === 0) return "";
  const [were, they] = skipped === 1 ? ["was", "it compares"] : ["were", "they compare"];
  return `${plural(skipped, "chosen test")} ${were} not measured: ${they} with the base only, and the run has none.`;
}

function verdictHeadline(
  recording: HeadedRecording & Pick<Recording, "run">,
  verdict: Verdict,
  escapeText: Escape,
): Headline {
  const { engines, run } = recording;
  const { measurement, outcome } = verdict;
  const names = engineNames({ engines }, escapeText);
  const isTimeUp = measurement.state === "incomplete" && run?.outOfTime === true && run.stopped === undefined;
  const found = {
    failing: failureClauses(verdict),
    undecided: undecidedClauses(verdict, run?.maxMinutes, isTimeUp),
  };
  if (isTimeUp)
    return {
      word: "Incomplete",
      rest: `${limitReached(run?.maxMinutes)}. ${capital(missingResults(verdict, found, names, escapeText))}.`,
    };
  if (measurement.state === "incomplete") {
    const why = verdict.untrusted
      ? `, as the measuring job reports: ${asQuotation(escapeText)(measurement.stopped)}`
      : ` (${escapeText(measurement.stopped)})`;
    const stopped = `the run was stopped${why}`;
    return { word: "Incomplete", rest: `${stopped}; ${missingResults(verdict, found, names, escapeText)}.` };
  }
  if (measurement.state === "broken") {
    const rest = `${problemClause(measurement.problems, escapeText)}${missingResults(verdict, found, names, escapeText)}.`;
    return { word: "Measurement failed", rest };
  }
  const noisy = noiseSentence(verdict, escapeText(engines.baseline.name), escapeText);
  if (noisy !== undefined && outcome === "inconclusive" && isTooNoisy(verdict)) {
    const nevertheless =
      found.failing.length === 0 ? "" : `; by the figures alone, ${found.failing.join("; ")}`;
    return {
      word: "Inconclusive",
      rest: `the runner is too noisy to decide: ${noisy}${nevertheless}.`,
    };
  }
  const accepted = acceptedCount(verdict, escapeText);
  const passed = [
    ...(accepted === undefined ? passClauses(recording, verdict, escapeText) : [`passed with ${accepted}`]),
    accepted === undefined
      ? passClause(verdict, names, escapeText)
      : acceptedClause(verdict, names, escapeText),
  ].join("; ");
  if (outcome === "pass" || outcome === "accepted") return { word: "Pass", rest: `${passed}.` };
  const all = [...found.failing, ...found.undecided].join("; ");
  // Only the missing base keeps it from a pass, of which a sentence of its own speaks.
  if (all === "") return { word: "Inconclusive", rest: `${passed}.` };
  const others = accepted === undefined ? "" : `; ${accepted}`;
  const although = noisy === undefined ? "" : `, although the runner is noisy: ${noisy}`;
  if (outcome === "fail") return { word: "Fail", rest: `${all}${others}${although}.` };
  return { word: "Inconclusive", rest: `${all}; ${hasPassed(verdict) ? noOther : noneSurely}${others}.` };
}

/** `shard 2 of 4 and 1 other do not count; `: nothing if all shards do. */
function problemClause(problems: readonly ShardProblem[] | undefined, escapeText: Escape): string {
  const [first, ...others] = problems ?? [];
  if (first === undefined) return "";
  const more = others.length === 0 ? "" : ` (and ${plural(others.length, "other problem")})`;
  return `${escapeText(first.name)}: ${escapeText(first.reason)}${more}; `;
}

interface Clauses {
  /** A clause for tests and averages, and one for the base; empty if nothing fails. */
  readonly failing: readonly string[];
  readonly undecided: readonly string[];
}

const noOther = "none of the others exceeds its ceiling";

/** All that is known while figures are undecided, whatever they are. */
const noneSurely = "none surely exceeds its ceiling";

/** Whether there is a test beside the undecided ones. */
function hasPassed(verdict: Verdict): boolean {
  return testVerdicts(verdict).some(({ judgement, base }) =>
    [judgement, base].some((one) => one?.outcome === "pass" || one?.outcome === "accepted"),
  );
}

/** The mistake in the first workload that no engine executes, for its author to read first. */
function mistakeIn(
  tests: readonly TestVerdict[],
  names: EngineNames,
  escapeText: Escape,
  verdict: Verdict,
): string[] {
  const failed = tests.map(({ comparison }) => comparison).find(isMistaken);
  if (failed === undefined) return [];
  return [failuresReason(failed.failures, names, escapeText, verdict).replace(/;$/, "")];
}

/** The number of tests without a result, and the results of the others. */
function missingResults(
  verdict: Verdict,
  { failing, undecided }: Clauses,
  names: EngineNames,
  escapeText: Escape,
): string {
  const tests = testVerdicts(verdict);
  const examinations = decisiveExaminations(verdict);
  const failed = failedExaminations(verdict);
  const own = mistakeIn(tests, names, escapeText, verdict);
  const isIncomplete = verdict.measurement.state === "incomplete";
  if (tests.length === 0 && examinations.length > 0)
    return examinations.map(({ words, found }) => words.failed(found) ?? words.completed(found)).join("; ");
  if (tests.length === 0) return isIncomplete ? "nothing was measured" : "no test was planned";
  const without = withoutResult(tests).length;
  if (without === tests.length)
    return [`none of ${plural(tests.length, "test")} has a result`, ...own, ...failed].join("; ");
  const have = without === 1 ? "has" : "have";
  const missing = `${count(without)} of ${plural(tests.length, "test")} ${have} no result`;
  const none =
    undecided.length > 0
      ? noneSurely
      : without > 0
        ? noOther
        : isIncomplete
          ? "no test exceeded its ceiling before that"
          : "no test exceeds its ceiling";
  const exceeding = failing.length > 0 ? failing : [none];
  return [...(without === 0 ? [] : [missing]), ...own, ...failed, ...exceeding, ...undecided].join("; ");
}

/** Names the test nearest to its ceiling, and an average that is nearer, so that a pass says how far it is from a failure. @param kind of tests, if not all are meant */
export function passClause(
  verdict: Pick<Verdict, "sections" | "examined">,
  names: EngineNames,
  escapeText: Escape,
  kind = "test",
): string {
  const tests = countedTests(verdict);
  const examinations = decisiveExaminations(verdict);
  if (tests.length === 0 && examinations.length > 0)
    return examinations.map(({ words, found }) => words.summary(found, names)).join("; ");
  const worst = worstTest(tests, escapeText);
  if (worst === undefined) return `${plural(tests.length, kind)} within ceilings`;
  const { figure, judgement, name, isBaseOnly } = worst;
  const { ceiling } = judgement;
  const hasOneCeiling = shownJudgements(tests).shown.every(
    (one) => (one.judgement?.ceiling ?? ceiling) === ceiling,
  );
  const subject =
    tests.length === 1
      ? `the only ${kind}`
      : hasOneCeiling
        ? `slowest of ${plural(tests.length, kind)}`
        : `of ${plural(tests.length, kind)}, nearest to its ceiling:`;
  const against = isBaseOnly ? " against the base" : "";
  const remark = contradictsFigure(judgement) ? ", too close to tell" : "";
  const average = nearerAverage(findWorst(verdict.sections), judgement);
  return `${subject} ${figure}${against} (ceiling ${ceiling}x${remark}): ${name}${average}`;
}

/** An average with a smaller share of its ceiling is not worth a word. */
const quietShare = 0.5;

/** A clause for an average that is nearer to its ceiling than every test. */
function nearerAverage(section: SectionVerdict | undefined, test: Judgement): string {
  const judgement = section?.judgement;
  if (section === undefined || judgement === undefined) return "";
  const { multiplier: value, ceiling } = judgement;
  if (value / ceiling <= Math.max(test.multiplier / test.ceiling, quietShare)) return "";
  const remark = contradictsFigure(judgement) ? ", too close to tell" : "";
  return `; average of ${sectionPath(section)} ${multiplier(value, ceiling)}x (ceiling ${ceiling}x${remark})`;
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
    : passClause({ sections, examined: {} }, names, escapeText, "other test");
}
