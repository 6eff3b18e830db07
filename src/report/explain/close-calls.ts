import { sectionPath, testPath } from "../../model/test.ts";
import { testVerdicts, type Verdict } from "../../verdict/judge.ts";
import type { Judged } from "../../verdict/judgement.ts";
import type { Quote } from "../format/escape.ts";
import { counted, multiplier } from "../format/figures.ts";
import { againstBase, having, isAtOdds } from "./outcome-filters.ts";

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

/** What would help to decide what is undecided, the most important first; empty where all is decided. */
export function remedies(verdict: Verdict): string[] {
  const tests = testVerdicts(verdict);
  const open = [
    ...having(tests, "inconclusive").map(({ judged }) => judged),
    ...having(verdict.sections, "inconclusive").map(({ judged }) => judged),
    ...having(againstBase(tests), "inconclusive").map(({ judged }) => judged),
  ];
  const noisy = verdict.controls.some(({ problem }) => problem !== undefined);
  const close = open.some(({ evidence }) => evidence?.ending === "pairs");
  const ended = (ending: string) => open.some(({ evidence }) => evidence?.ending === ending);
  return [
    ...(noisy ? ["a quieter runner, or fewer jobs at once on it"] : []),
    ...(ended("time") ? ["more time (--max-minutes)"] : []),
    ...(ended("samples") ? ["a recording of more rounds (--rounds)"] : []),
    ...(ended("contradiction") ? ["another run: the machine changed in the middle of this one"] : []),
    ...(close
      ? [`${noisy ? "" : "a quieter runner, or "}ceilings with headroom for what is close to them`]
      : []),
  ];
}
