import { sectionPath, testPath } from "../suite/test.ts";
import type { Judged } from "../verdict/judged.ts";
import { testVerdicts, type Verdict } from "../verdict/verdict.ts";
import type { Quote } from "./escape.ts";
import { counted, multiplier } from "./figures.ts";
import { againstBase, having } from "./standing.ts";

/** What passes though its pairs ended before it was sure: `int/file/reads/x (5.97x of 6x after 120 pairs)`. */
export function lowConfidence(verdict: Verdict, quote: Quote): string[] {
  const tests = testVerdicts(verdict);
  const line = (
    name: string,
    { multiplier: value, ceiling, evidence }: Judged,
    what: string,
    unit: string,
  ) => {
    if (evidence?.ending === undefined) return [];
    const figure = `${multiplier(value, ceiling)}x of ${ceiling}x${what}`;
    return [`${name} (${figure} after ${counted(evidence.pairs, unit)})`];
  };
  return [
    ...having(tests, "pass").flatMap(({ comparison, judged }) =>
      line(quote(testPath(comparison)), judged, "", "pair"),
    ),
    ...having(verdict.sections, "pass").flatMap(({ judged, ...section }) =>
      line(`${sectionPath(section)} average`, judged, "", "round"),
    ),
    ...having(againstBase(tests), "pass").flatMap(({ comparison, judged }) =>
      line(quote(testPath(comparison)), judged, " against the base", "pair"),
    ),
  ];
}
