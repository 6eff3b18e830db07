import type { Section } from "../suite/test.ts";
import { averageCeiling, type Ceilings, testCeiling } from "./ceilings.ts";
import type { Comparison, Unmeasured } from "./comparison.ts";
import { compareSections } from "./sections.ts";

export type Outcome = "pass" | "fail" | "inconclusive";

/** A figure held against its ceiling. */
export interface Judged {
  /** Unrounded, as all that is decided here. */
  readonly multiplier: number;
  readonly ceiling: number;
  /** The share of the ceiling that is left, 1 - multiplier / ceiling: at most 1, below 0 where it is exceeded. */
  readonly headroom: number;
  readonly outcome: Outcome;
}

export interface TestVerdict {
  readonly comparison: Comparison;
  /** Undefined where there is no multiplier. */
  readonly judged: Judged | undefined;
}

export interface SectionVerdict extends Section {
  /** The average; undefined where no test has a multiplier. */
  readonly judged: Judged | undefined;
  /** How many of its tests are missing from the average. */
  readonly missing: number;
  /** In report order, at least one. */
  readonly tests: readonly TestVerdict[];
}

/** Whether there is enough to decide on. Only a complete measurement can pass. */
export type Measurement =
  | { readonly state: "complete" }
  /** Tests lack a result; none are listed where no test was planned. */
  | { readonly state: "broken"; readonly lacking: readonly Unmeasured[] }
  /** The run ended early, for the reason in `stopped`. */
  | { readonly state: "incomplete"; readonly stopped: string; readonly lacking: readonly Unmeasured[] };

/** What a run comes to. */
export interface Verdict {
  /** `fail` also where the measurement is not complete; `pass` says that everything planned is within ceilings. */
  readonly outcome: Outcome;
  readonly measurement: Measurement;
  /** In report order. */
  readonly sections: readonly SectionVerdict[];
  readonly ceilings: Ceilings;
}

/**
 * Holds every test and every section's average against its ceiling.
 * @param stopped why the run ended before everything planned was measured
 */
export function judge(comparisons: readonly Comparison[], ceilings: Ceilings, stopped?: string): Verdict {
  const sections = compareSections(comparisons).map(
    ({ comparisons: inside, average, ...section }): SectionVerdict => ({
      ...section,
      judged: average === undefined ? undefined : hold(average, averageCeiling(ceilings, section)),
      tests: inside.map((comparison) => ({
        comparison,
        judged:
          comparison.state === "measured"
            ? hold(comparison.multiplier, testCeiling(ceilings, comparison))
            : undefined,
      })),
    }),
  );
  const measurement = assess(comparisons, stopped);
  return { outcome: overall(sections, measurement), measurement, sections, ceilings };
}

/** Every test's verdict, in report order. */
export function testVerdicts({ sections }: Pick<Verdict, "sections">): TestVerdict[] {
  return sections.flatMap(({ tests }) => tests);
}

/** Decides on the figure itself: exceeding is failing. A verdict on the samples would take the place of this. */
function hold(multiplier: number, ceiling: number): Judged {
  const outcome = multiplier > ceiling ? "fail" : "pass";
  return { multiplier, ceiling, headroom: 1 - multiplier / ceiling, outcome };
}

function assess(comparisons: readonly Comparison[], stopped: string | undefined): Measurement {
  const lacking = comparisons.filter((comparison) => comparison.state !== "measured");
  if (stopped !== undefined) return { state: "incomplete", stopped, lacking };
  return lacking.length > 0 || comparisons.length === 0
    ? { state: "broken", lacking }
    : { state: "complete" };
}

function overall(sections: readonly SectionVerdict[], measurement: Measurement): Outcome {
  const outcomes = [...sections, ...testVerdicts({ sections })].map(({ judged }) => judged?.outcome);
  if (measurement.state !== "complete" || outcomes.includes("fail")) return "fail";
  return outcomes.includes("inconclusive") ? "inconclusive" : "pass";
}
