import type { Ending } from "../../verdict/confirmation.ts";
import { failureWords, undecidedFindings } from "../../verdict/finding.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import { isDisputed, type Judgement } from "../../verdict/judgement.ts";
import { count, minutes, plural } from "../format/figures.ts";
import { andList } from "../format/words.ts";
import { baseJudgements } from "./outcome-filters.ts";

/** Clauses about failures: one for tests and averages, one for the base, and one for each feature. */
export function failureClauses(verdict: Verdict): string[] {
  const { base } = countJudgements(verdict, ({ outcome }) => outcome === "fail");
  return [
    ...[ceilingsClause(verdict) ?? []].flat(),
    ...(base === undefined ? [] : [`${base.text} ${exceed(base)} against the base`]),
    ...failureWords(verdict, "clause"),
  ];
}

/** `2 of 276 tests exceed their ceilings`, against the baseline alone; undefined if none does. */
export function ceilingsClause(verdict: Verdict): string | undefined {
  const { ceilings } = countJudgements(verdict, ({ outcome }) => outcome === "fail");
  return ceilings && `${ceilings.text} ${exceed(ceilings)}`;
}

/**
 * A clause for each reason why something is undecided.
 *
 * @param isLimitSaid whether the sentence has said that the time limit ended the run
 */
export function undecidedClauses(
  verdict: Verdict,
  maxMinutes: number | undefined,
  isLimitSaid = false,
): string[] {
  const endedBy = (...endings: readonly (Ending | undefined)[]) =>
    countJudgements(
      verdict,
      (judgement) =>
        judgement.outcome === "inconclusive" &&
        !isDisputed(judgement) &&
        endings.includes(judgement.evidence?.ending),
    ).all;
  const disputed = countJudgements(
    verdict,
    (judgement) => judgement.outcome === "inconclusive" && isDisputed(judgement),
  ).all;
  const isOutOfTime = endedBy("time") !== undefined;
  // An average of a single round has no evidence.
  const outOfTime = isOutOfTime ? endedBy("time", undefined) : undefined;
  const tooFewPairs = isOutOfTime ? endedBy("samples") : endedBy("samples", undefined);
  const tooClose = endedBy("pairs");
  const contradicted = endedBy("contradiction");
  return [
    ...(disputed ? [`only one of two machines says that ${disputed.text} ${exceed(disputed)}`] : []),
    ...(outOfTime === undefined
      ? []
      : [
          isLimitSaid
            ? `${outOfTime.text} ${be(outOfTime)} undecided`
            : `${limitReached(maxMinutes)} with ${outOfTime.text} undecided`,
        ]),
    ...(tooFewPairs ? [`too few pairs were measured to decide ${tooFewPairs.text}`] : []),
    ...(tooClose ? [`${tooClose.text} ${be(tooClose)} too close to ${itsCeiling(tooClose)} to decide`] : []),
    ...undecidedFindings(verdict).map(({ words, undecided }) => words.clause(undecided.length)),
    ...(contradicted ? [`later pairs of ${contradicted.text} contradict the screening`] : []),
  ];
}

/** `the time limit of 45 seconds was reached` */
export function limitReached(maxMinutes: number | undefined): string {
  const limit = maxMinutes === undefined ? "the time limit" : `the time limit of ${minutes(maxMinutes)}`;
  return `${limit} was reached`;
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
    base: subject([...part(bases, "test"), ...part(verdict.groups, "average")]),
    all: subject([
      ...ceilings,
      ...part(bases, "test", " against the base"),
      ...part(verdict.groups, "average", " against the base"),
    ]),
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
