import { type LifeFigure, lifePath } from "../../../model/life.ts";
import { plural } from "../../../report/format/figures.ts";
import {
  byMultiple,
  type FeatureVerdict,
  type Judge,
  judgedPart,
  type Withheld,
} from "../../../verdict/finding.ts";
import { type RatioFinding, ratioFindings, ratioText } from "../ratio.ts";
import { type AgeVerdict, ageVerdictOf } from "./examine.ts";
import { figureText, figureTitles } from "./words.ts";

/** A figure of an ageing database over its ceiling. `candidate` of a time is by the ratio of the blocks, which decides. */
export interface AgeFinding extends RatioFinding {
  readonly name: LifeFigure;
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
    const { commits } = found.age;
    return {
      changes: found.comparisons.flatMap((one) =>
        ratioFindings(one, { ...identityOf(one), commits }, one.figure, one.reference.value),
      ),
      withheld: found.lacked.flatMap(withheldOf),
    };
  },
  words: {
    reason: ({ name, base, candidate, commits, multiple, ...found }, other) =>
      `${figureTitles[name]} is ${figureText(name, candidate)} after ${plural(commits, "commit")}, ` +
      `${other} ${figureText(name, base)}: ${ratioText(found, multiple)}`,
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

/** Undefined if no database was aged. */
export const judgedAgeOf = judgedPart<FeatureVerdict<AgeFinding>>(ageJudge.name);

/** A figure with a ceiling that the candidate alone does not give. */
function withheldOf(one: AgeVerdict["lacked"][number]): Withheld[] {
  const { figure, against, reference, ceiling } = one;
  if (ceiling === undefined) return [];
  const why = `candidate: ${figureTitles[figure]} was not measured`;
  const found = { ...identityOf(one), base: reference.value, outcome: "fail" as const, why };
  return [{ ...found, ...byMultiple(figure, against, ceiling) }];
}

function identityOf({ shape, figure }: Pick<AgeVerdict["lacked"][number], "shape" | "figure">) {
  return { part: lifePath(shape), name: figure };
}
