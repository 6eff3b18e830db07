import { isBuildFailure } from "../model/recording.ts";
import { undecidedFindings } from "../verdict/finding.ts";
import { testVerdicts, type Verdict } from "../verdict/judge.ts";
import type { Judgement } from "../verdict/judgement.ts";
import { baseJudgements, withOutcome } from "./explain/outcome-filters.ts";
import { count, plural } from "./format/figures.ts";

/** Rows of one kind that exceed their ceilings. */
export interface Group {
  readonly found: readonly { readonly judgement: Judgement }[];
  /** `2 of 276 tests` */
  readonly text: string;
}

/** The tests and averages with an outcome, over ceilings against the baseline and the base. */
export function groupsOf(verdict: Verdict, outcome: "fail" | "inconclusive") {
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

/** `3 of 276 tests undecided`; a run in which all is decided has no base. */
export function undecided(verdict: Verdict): string {
  const { ceilings, base } = groupsOf(verdict, "inconclusive");
  const found = undecidedFindings(verdict).map((one) => one.words.title(one.undecided.length));
  const timed = textOf([...ceilings, ...base]);
  const all = [...(timed === "" ? [] : [timed]), ...found];
  if (all.length > 0) return `${all.join(", ")} undecided`;
  return isBuildFailure(verdict.withoutBase?.cause) ? unbuilt : uncompared;
}

/** The reasons of a run that is undecided for its missing base alone. */
export const unbuilt = "the base could not be built";
export const uncompared = "not compared with a base";

/** `2 of 276 tests, 1 of 4 averages` */
export function textOf(groups: readonly Group[]): string {
  return groups.map(({ text }) => text).join(", ");
}
