import type { MissingBase } from "../../model/recording.ts";
import { sectionPath, testPath } from "../../model/test.ts";
import { undecidedFindings } from "../../verdict/finding.ts";
import { isTooNoisy, testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { Judgement } from "../../verdict/judgement.ts";
import type { Escape } from "../format/escape.ts";
import { multiplier, plural } from "../format/figures.ts";
import { baseJudgements, contradictsFigure, withOutcome } from "./outcome-filters.ts";

/** A passing figure with less headroom than this is listed. */
export const nearMissShare = 0.1;

/** Passing tests and averages with less than a tenth of their ceiling left: `int/file/reads/x: 5.60x (ceiling 6x)`. */
export function nearMisses(verdict: Verdict, escapeText: Escape): string[] {
  const near = ({ judgement }: { readonly judgement: Judgement }) => judgement.headroom < nearMissShare;
  const line = (name: string, judgement: Judgement) => {
    const { multiplier: value, ceiling } = judgement;
    const remark = contradictsFigure(judgement) ? ", too close to tell" : "";
    return `${name}: ${multiplier(value, ceiling)}x (ceiling ${ceiling}x${remark})`;
  };
  return [
    ...withOutcome(testVerdicts(verdict), "pass")
      .filter(near)
      .map(({ comparison, judgement }) => line(escapeText(testPath(comparison)), judgement)),
    ...withOutcome(verdict.sections, "pass")
      .filter(near)
      .map(({ judgement, ...section }) => line(`${sectionPath(section)} average`, judgement)),
  ];
}

/** Passing rows whose pairs ended before the pass was certain: `int/file/reads/x (5.97x after 120 pairs, ceiling 6x)`. */
export function lowConfidence(verdict: Verdict, escapeText: Escape): string[] {
  const tests = testVerdicts(verdict);
  const line = (
    name: string,
    { multiplier: value, ceiling, evidence }: Judgement,
    what: string,
    unit: string,
  ) => {
    if (evidence?.ending === undefined) return [];
    const figure = `${multiplier(value, ceiling)}x${what}`;
    return [`${name} (${figure} after ${plural(evidence.pairs, unit)}, ceiling ${ceiling}x)`];
  };
  return [
    ...withOutcome(tests, "pass").flatMap(({ comparison, judgement }) =>
      line(escapeText(testPath(comparison)), judgement, "", "pair"),
    ),
    ...withOutcome(verdict.sections, "pass").flatMap(({ judgement, ...section }) =>
      line(`${sectionPath(section)} average`, judgement, "", "round"),
    ),
    ...withOutcome(baseJudgements(tests), "pass").flatMap(({ comparison, judgement }) =>
      line(escapeText(testPath(comparison)), judgement, " against the base", "pair"),
    ),
  ];
}

function remediesOfBase(cause: MissingBase["cause"] | undefined): string[] {
  if (cause === "does not build") return ["mend the base branch"];
  if (cause !== "not built") return [];
  return [
    "run the job again; on-inconclusive: neutral of the workflow lets a change pass whose base cannot be built",
  ];
}

/** Remedies that would help to decide the undecided, the most helpful first; empty if everything is decided. */
export function remedies(verdict: Verdict): string[] {
  const tests = testVerdicts(verdict);
  const undecided = [
    ...withOutcome(tests, "inconclusive").map(({ judgement }) => judgement),
    ...withOutcome(verdict.sections, "inconclusive").map(({ judgement }) => judgement),
    ...withOutcome(baseJudgements(tests), "inconclusive").map(({ judgement }) => judgement),
    ...withOutcome(verdict.groups, "inconclusive").map(({ judgement }) => judgement),
  ];
  const noisy = isTooNoisy(verdict);
  const tooClose = undecided.some(({ evidence }) => evidence?.ending === "pairs");
  const ended = (ending: string) => undecided.some(({ evidence }) => evidence?.ending === ending);
  return [
    ...remediesOfBase(verdict.withoutBase?.cause),
    ...(noisy ? ["a quieter runner, or fewer jobs on it at the same time"] : []),
    ...(ended("time") ? ["more time (--max-minutes)"] : []),
    ...(ended("samples") ? ["more rounds (--rounds)"] : []),
    ...new Set(undecidedFindings(verdict).flatMap(({ words }) => words.remedy ?? [])),
    ...(ended("contradiction") ? ["another run: the machine's speed changed during this one"] : []),
    ...(tooClose
      ? [`${noisy ? "" : "a quieter runner, or "}higher ceilings for the figures close to theirs`]
      : []),
  ];
}
