import { type LifeFigure, lifePath } from "../../../model/life.ts";
import { multiplier, plural } from "../../../report/format/figures.ts";
import {
  byMultiple,
  type FeatureVerdict,
  type FeatureVerdicts,
  type Finding,
  type Judge,
  judgedPart,
  type Withheld,
} from "../../../verdict/finding.ts";
import { type AgeVerdict, ageVerdictOf, type JudgedComparison } from "./examine.ts";
import type { AgeComparison } from "./figures.ts";
import { figureText, figureTitles, intervalText } from "./words.ts";

/** A figure of an ageing database over its ceiling. `candidate` of a time is by the ratio of the blocks, which decides. */
export interface AgeFinding extends Finding, Pick<AgeComparison, "ratio" | "interval"> {
  readonly name: LifeFigure;
  /** The largest multiple of the other engine's. */
  readonly multiple: number;
  /** After which it was so. */
  readonly commits: number;
}

/** Judges the last rung of each shape of life. */
export const ageJudge: Judge<AgeFinding, FeatureVerdict<AgeFinding>> = {
  name: "ageFigures",
  noun: "age",
  judge: (_, __, examined) => {
    const found = ageVerdictOf({ examined });
    if (found === undefined) return undefined;
    return {
      changes: found.comparisons.flatMap((one) => findingOf(one, found)),
      withheld: found.lacked.flatMap(withheldOf),
    };
  },
  words: {
    reason: ({ name, base, candidate, commits, ratio, interval, multiple }, other) =>
      `${figureTitles[name]} is ${figureText(name, candidate)} after ${plural(commits, "commit")}, ${other} ${figureText(name, base)}: ` +
      `${multiplier(ratio)}x${intervalText(interval)}, over ${multiplier(multiple)}x`,
    title: (failed) => `${plural(failed, "figure")} of ageing databases over the ceiling`,
    clause: (failed) =>
      `${plural(failed, "figure")} of ageing databases ${failed === 1 ? "exceeds its ceiling" : "exceed their ceilings"}`,
    withheld: {
      title: (figures) => `${plural(figures, "figure")} of ageing databases not known`,
      clause: (figures) =>
        `${plural(figures, "figure")} of ageing databases ${figures === 1 ? "was" : "were"} measured on the other engine and not on the candidate`,
    },
  },
};

/** Empty if no database was aged. */
export function ageFindingsOf(verdict: { readonly features: FeatureVerdicts }): readonly AgeFinding[] {
  return judgedPart<FeatureVerdict<AgeFinding>>(ageJudge.name)(verdict)?.changes ?? [];
}

function findingOf(one: JudgedComparison, { age }: AgeVerdict): AgeFinding[] {
  const { reference, ratio, interval, ceiling, isOver } = one;
  if (!isOver || ceiling === undefined) return [];
  const base = reference.value;
  return [
    {
      ...identityOf(one, ceiling),
      ...{ base, candidate: ratio * Math.max(1, base), commits: age.commits, ratio, multiple: ceiling },
      interval,
    },
  ];
}

/** A figure with a ceiling that the candidate alone does not give. */
function withheldOf(one: AgeVerdict["lacked"][number]): Withheld[] {
  const { figure, role, reference, ceiling } = one;
  if (role !== "candidate" || ceiling === undefined) return [];
  return [
    {
      ...identityOf(one, ceiling),
      base: reference.value,
      why: `candidate: ${figureTitles[figure]} was not measured`,
    },
  ];
}

/** The same for a figure over its ceiling and for one that is withheld. */
function identityOf(
  { shape, figure, against }: Pick<AgeVerdict["lacked"][number], "shape" | "figure" | "against">,
  ceiling: number,
) {
  return {
    ...{ part: lifePath(shape), name: figure, outcome: "fail" as const },
    ...byMultiple(figure, against, ceiling),
  };
}
