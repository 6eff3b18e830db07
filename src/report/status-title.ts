import { isBuildFailure } from "../model/recording.ts";
import { decisiveExaminations, failedExaminations } from "../verdict/examination.ts";
import { failureWords, undecidedFindings } from "../verdict/finding.ts";
import { isTooNoisy, testVerdicts, type Verdict } from "../verdict/judge.ts";
import type { Judgement } from "../verdict/judgement.ts";
import { acceptedCount } from "./explain/acceptances.ts";
import {
  baseJudgements,
  countedTests,
  findWorst,
  skippedTests,
  withoutResult as unmeasured,
  withOutcome,
} from "./explain/outcome-filters.ts";
import { worstTest } from "./explain/worst.ts";
import { inTerminal } from "./format/escape.ts";
import { count, multiplier, plural } from "./format/figures.ts";
import { failureHeadlines, type Result } from "./result.ts";

/** Characters that a list of statuses has room for. */
export const maxTitleLength = 60;

/** The verdict in the few words that a list of statuses has room for. */
export function statusTitle(result: Result): string {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inTerminal(result.message)}`;
  const title = verdictTitle(result.verdict);
  const skipped = skippedTests(result.recording).length;
  const isSaid = [unbuilt, uncompared].some((words) => title.includes(words));
  const base = result.verdict.withoutBase === undefined || isSaid ? "" : ", no base";
  return `${title}${skipped === 0 ? "" : `, ${count(skipped)} skipped`}${base}`;
}

function verdictTitle(verdict: Verdict): string {
  const { measurement, outcome } = verdict;
  if (measurement.state !== "complete") {
    const word = measurement.state === "incomplete" ? "Incomplete" : failureHeadlines.measurement;
    const [problem] = measurement.state === "broken" ? (measurement.problems ?? []) : [];
    if (problem !== undefined) return `${word}: ${inTerminal(problem.name)} does not count`;
    return `${word}: ${withoutResult(verdict)}`;
  }
  const accepted = verdict.acceptances?.accepted.length ?? 0;
  if (outcome === "fail") return failures(verdict, accepted);
  if (outcome === "inconclusive" && isTooNoisy(verdict)) return "Inconclusive: the runner is too noisy";
  if (outcome === "inconclusive") return `Inconclusive: ${undecided(verdict)}`;
  if (accepted === 0) return worst(verdict);
  const passed = `Passed with ${acceptedCount(verdict, inTerminal)}`;
  const complete = `${passed}: ${worst(verdict)}`;
  return complete.length <= maxTitleLength
    ? complete
    : `${passed}, ${plural(countedTests(verdict).length, "test")}`;
}

function withoutResult(verdict: Verdict): string {
  const tests = testVerdicts(verdict);
  const without = unmeasured(tests).length;
  const failed = failedExaminations(verdict);
  if (without === 0 && failed.length > 0) return failed.join(", ");
  return `${count(without)} of ${plural(tests.length, "test")} without a result`;
}

/** `1.84x worst of 6x, 276 tests` */
function worst(verdict: Verdict): string {
  const tests = countedTests(verdict);
  const found = worstTest(tests, inTerminal);
  const against = found?.isBaseOnly === true ? " against the base" : "";
  const figure =
    found === undefined ? "" : `${found.figure} worst of ${found.judgement.ceiling}x${against}, `;
  const examinations = decisiveExaminations(verdict);
  if (tests.length === 0 && examinations.length > 0)
    return examinations.map(({ words, found }) => words.title(found)).join(", ");
  return `${figure}${plural(tests.length, "test")}`;
}

/** Rows of one kind that exceed their ceilings. */
interface Group {
  readonly found: readonly { readonly judgement: Judgement }[];
  /** `2 of 276 tests` */
  readonly text: string;
}

function groupsOf(verdict: Verdict, outcome: "fail" | "inconclusive") {
  const tests = testVerdicts(verdict);
  const group = <One extends { readonly judgement: Judgement | undefined }>(
    all: readonly One[],
    one: string,
  ): Group[] => {
    const found = withOutcome(all, outcome);
    return found.length === 0
      ? []
      : [{ found, text: `${count(found.length)} of ${plural(all.length, one)}` }];
  };
  const bases = baseJudgements(tests).filter(({ judgement }) => judgement !== undefined);
  return {
    ceilings: [...group(tests, "test"), ...group(verdict.sections, "average")],
    base: [...group(bases, "test"), ...group(verdict.groups, "average")],
  };
}

/** `2 of 276 tests over 6x, worst 9.10x, 1 accepted`; `3 of 276 tests slower than the base, worst 1.52x` */
function failures(verdict: Verdict, accepted: number): string {
  const { ceilings, base } = groupsOf(verdict, "fail");
  const failed = [
    ...(ceilings.length === 0 ? [] : [`${textOf(ceilings)} over ${ceilingOf(ceilings)}`]),
    ...(base.length === 0 ? [] : [`${textOf(base)} slower than the base`]),
  ];
  const last = accepted > 0 ? [`${count(accepted)} accepted`] : [];
  failed.push(...failureWords(verdict, "title"));
  if (ceilings.length === 0 && base.length === 0) return [...failed, ...last].join(", ");
  const complete = [...failed, `worst ${worstOf(ceilings.length > 0 ? ceilings : base)}`, ...last].join(", ");
  return complete.length <= maxTitleLength ? complete : [...failed, ...last].join(", ");
}

/** `3 of 276 tests undecided`; a run in which all is decided has no base. */
export function undecided(verdict: Verdict): string {
  const { ceilings, base } = groupsOf(verdict, "inconclusive");
  const found = undecidedFindings(verdict).map((one) => one.words.title(one.undecided.length));
  const timed = textOf([...ceilings, ...base]);
  const all = [...(timed === "" ? [] : [timed]), ...found];
  if (all.length > 0) return `${all.join(", ")} undecided`;
  return isBuildFailure(verdict.withoutBase?.cause) ? unbuilt : uncompared;
}

const unbuilt = "the base could not be built";
const uncompared = "not compared with a base";

function textOf(groups: readonly Group[]): string {
  return groups.map(({ text }) => text).join(", ");
}

function ceilingOf(groups: readonly Group[]): string {
  const all = new Set(groups.flatMap(({ found }) => found.map(({ judgement }) => judgement.ceiling)));
  const [only] = all;
  return all.size === 1 ? `${only}x` : "ceilings";
}

/** The worst multiplier of the tests, if any is among the rows. */
function worstOf([group]: readonly Group[]): string {
  const judgement = findWorst(group?.found ?? [])?.judgement;
  return judgement === undefined ? "" : `${multiplier(judgement.multiplier, judgement.ceiling)}x`;
}
