import { failedExaminations } from "../verdict/examination.ts";
import { failureWords } from "../verdict/finding.ts";
import { isTooNoisy, testVerdicts, type Verdict } from "../verdict/judge.ts";
import { acceptedCount } from "./explain/acceptances.ts";
import {
  countedTests,
  findWorst,
  skippedTests,
  withoutResult as unmeasured,
} from "./explain/outcome-filters.ts";
import { inTerminal } from "./format/escape.ts";
import { count, multiplier, plural } from "./format/figures.ts";
import { verdictHeading } from "./heading.ts";
import { failureHeadlines, type Result } from "./result.ts";
import { type Group, groupsOf, textOf, unbuilt, uncompared, undecided } from "./row-groups.ts";

/** Characters that a list of statuses has room for. */
export const maxTitleLength = 60;

/** The verdict in the few words that a list of statuses has room for. */
export function statusTitle(result: Result): string {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inTerminal(result.message)}`;
  if (result.verdict.measurement.state === "complete" && result.verdict.outcome === "pass")
    return verdictHeading(result.recording, result.verdict, inTerminal).text;
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
  return `Passed with ${acceptedCount(verdict, inTerminal)}, ${plural(countedTests(verdict).length, "test")}`;
}

function withoutResult(verdict: Verdict): string {
  const tests = testVerdicts(verdict);
  const without = unmeasured(tests).length;
  const failed = failedExaminations(verdict);
  if (without === 0 && failed.length > 0) return failed.join(", ");
  return `${count(without)} of ${plural(tests.length, "test")} without a result`;
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
