import { isBuildFailure } from "../model/recording.ts";
import { undecidedFindings } from "../verdict/finding.ts";
import { testVerdicts, type Verdict } from "../verdict/judge.ts";
import type { Judgement } from "../verdict/judgement.ts";
import { baseJudgements, withOutcome } from "./explain/outcome-filters.ts";
import { count, plural } from "./format/figures.ts";

/** `3 of 276 tests undecided`; a run in which all is decided has no base. */
export function undecided(verdict: Verdict): string {
  const tests = testVerdicts(verdict);
  const bases = baseJudgements(tests).filter(({ judgement }) => judgement !== undefined);
  const all = [
    ...counted(tests, "test"),
    ...counted(verdict.sections, "average"),
    ...counted(bases, "test"),
    ...counted(verdict.groups, "average"),
    ...undecidedFindings(verdict).map((one) => one.words.title(one.undecided.length)),
  ];
  if (all.length > 0) return `${all.join(", ")} undecided`;
  return isBuildFailure(verdict.withoutBase?.cause)
    ? "the base could not be built"
    : "not compared with a base";
}

/** `2 of 276 tests`; nothing if none is undecided. */
function counted(all: readonly { readonly judgement: Judgement | undefined }[], one: string): string[] {
  const found = withOutcome(all, "inconclusive");
  return found.length === 0 ? [] : [`${count(found.length)} of ${plural(all.length, one)}`];
}
