import { sectionPath, testPath } from "../suite/test.ts";
import { type Judged, testVerdicts, type Verdict } from "../verdict/verdict.ts";
import type { Quote } from "./escape.ts";
import { multiplier } from "./figures.ts";
import { having } from "./standing.ts";

/** The share of its ceiling within which a passing figure is worth a look. */
export const nearShare = 0.1;

/** Passing tests and averages with less than a tenth of their ceiling left: `int/file/reads/x: 5.60x of 6x`. */
export function nearMisses(verdict: Verdict, quote: Quote): string[] {
  const near = ({ judged }: { readonly judged: Judged }) => judged.headroom < nearShare;
  const line = (name: string, { multiplier: value, ceiling }: Judged) =>
    `${name}: ${multiplier(value, ceiling)}x of ${ceiling}x`;
  return [
    ...having(testVerdicts(verdict), "pass")
      .filter(near)
      .map(({ comparison, judged }) => line(quote(testPath(comparison)), judged)),
    ...having(verdict.sections, "pass")
      .filter(near)
      .map(({ judged, ...section }) => line(`${sectionPath(section)} average`, judged)),
  ];
}
