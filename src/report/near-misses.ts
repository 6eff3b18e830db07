import { sectionPath, testPath } from "../suite/test.ts";
import type { Judged } from "../verdict/judged.ts";
import { testVerdicts, type Verdict } from "../verdict/verdict.ts";
import type { Quote } from "./escape.ts";
import { multiplier } from "./figures.ts";
import { having, isAtOdds } from "./standing.ts";

/** The share of its ceiling within which a passing figure is worth a look. */
export const nearShare = 0.1;

/** Passing tests and averages with less than a tenth of their ceiling left: `int/file/reads/x: 5.60x of 6x`. */
export function nearMisses(verdict: Verdict, quote: Quote): string[] {
  const near = ({ judged }: { readonly judged: Judged }) => judged.headroom < nearShare;
  const line = (name: string, judged: Judged) => {
    const { multiplier: value, ceiling } = judged;
    const doubt = isAtOdds(judged) ? ", not told apart from it" : "";
    return `${name}: ${multiplier(value, ceiling)}x of ${ceiling}x${doubt}`;
  };
  return [
    ...having(testVerdicts(verdict), "pass")
      .filter(near)
      .map(({ comparison, judged }) => line(quote(testPath(comparison)), judged)),
    ...having(verdict.sections, "pass")
      .filter(near)
      .map(({ judged, ...section }) => line(`${sectionPath(section)} average`, judged)),
  ];
}
