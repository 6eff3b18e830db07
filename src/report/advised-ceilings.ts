import { type Section, sectionPath, type Test, testOnly, testPath } from "../model/test.ts";
import { estimateMean } from "../statistics/moderated.ts";
import { inReportOrder } from "../suite/workloads.ts";
import { upperEnd } from "../verdict/acceptances.ts";
import { intervalOfMean } from "../verdict/intervals.ts";
import type { Verdict } from "../verdict/judge.ts";
import type { Judgement } from "../verdict/judgement.ts";
import { earlyMargin } from "../verdict/screening.ts";

/** The advice of several runs on one figure and its ceiling. */
export interface Advised {
  /** A section, for its average, or a test. */
  readonly part: Section & Partial<Test>;
  /** As in `int/memory/reads`. */
  readonly path: string;
  /** The runs in which it has a figure, at least one. */
  readonly runs: number;
  /** The highest multiplier of these runs. */
  readonly worst: number;
  /** The present ceiling. */
  readonly ceiling: number;
  /** The ceiling to set, not rounded; undefined if a run has too few pairs to say how far its figure may be off. */
  readonly advised: number | undefined;
}

/** An advised ceiling is at least this many times the end that the next run's figure may have. */
const advisedMargin = 1.05;

/** One pair says nothing of its noise. */
const fewestPairs = 2;

/**
 * Advises on a ceiling for each section's average and each test, under which an engine passes its next runs as long as it does not change: as far
 * again above a figure as the upper end of its interval, since the next one may be off by as much on the other side, with a margin. At the ends
 * themselves one run in two would not pass: it has many figures, and some lie outside of their intervals.
 *
 * @param verdicts at least one, of one engine on equal machines; two tests need not have the same runs
 * @returns in report order: each average, and then the tests of its section
 */
export function adviseCeilings(verdicts: readonly Verdict[]): Advised[] {
  const figures = verdicts.flatMap(figuresOf);
  const advice = [...Map.groupBy(figures, ({ path }) => path).values()].map((same): Advised => {
    const [{ part, path, judgement }] = same as [Figure];
    const ends = same.flatMap(({ end }) => end ?? []);
    return {
      part,
      path,
      runs: same.length,
      worst: Math.max(...same.map((one) => one.judgement.multiplier)),
      ceiling: judgement.ceiling,
      advised: ends.length < same.length ? undefined : advisedMargin * Math.max(...ends),
    };
  });
  return advice.toSorted(({ part: one }, { part: other }) => {
    const ofSections = inReportOrder({ ...one, workload: "" }, { ...other, workload: "" });
    return ofSections || Number("workload" in one) - Number("workload" in other) || inReportOrder(one, other);
  });
}

/** One run's figure. */
interface Figure extends Pick<Advised, "part" | "path"> {
  readonly judgement: Judgement;
  /** Where the next run's figure ends at most; undefined if that is not known. */
  readonly end: number | undefined;
}

function figuresOf({ sections, rule }: Verdict): Figure[] {
  const figure = (part: Advised["part"], path: string, judgement: Judgement | undefined, least = 0) => {
    if (judgement === undefined) return [];
    const isKnown = rule.byFigure === true || (judgement.evidence?.pairs ?? 0) >= fewestPairs;
    const next = upperEnd(judgement) ** 2 / judgement.multiplier;
    return [{ part, path, judgement, end: isKnown ? Math.max(least, next) : undefined }];
  };
  // So that the next run's first look can clear it.
  const farOf = (multiplier = 0) => (rule.byFigure === true ? 0 : earlyMargin * multiplier);
  return sections.flatMap(({ variant, storage, kind, judgement, tests }) => {
    const section = { variant, storage, kind };
    const ofTests = tests.flatMap(({ comparison, judgement: own }) => {
      if (comparison.state !== "measured") return [];
      const { inTurns, irregular, mean, multiplier, ratios } = comparison;
      const ofMean = irregular === undefined ? 0 : (mean.interval?.high ?? 0);
      const apart = () =>
        Math.max(farOf(multiplier), ratios.length < 2 ? 0 : endOfMean(ratios.map(Math.log)));
      const least = inTurns ? ofMean : Math.max(ofMean, apart());
      return figure(testOnly(comparison), testPath(comparison), own, least);
    });
    return [...figure(section, sectionPath(section), judgement, farOf(judgement?.multiplier)), ...ofTests];
  });
}

/** The interval of few pairs that were not taken in turns is narrower than the noise of such pairs: Student's is not. */
function endOfMean(logRatios: readonly number[]): number {
  const { mean, squaredError } = estimateMean(logRatios);
  return intervalOfMean(mean, squaredError).high;
}
