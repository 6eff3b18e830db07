import type { Ceilings, Criteria, Rule } from "../model/criteria.ts";
import type { Recording } from "../model/recording.ts";
import { type Section, sectionPath, type Test, testPath } from "../model/test.ts";
import { robustDeviation } from "../statistics/summary.ts";
import { inReportOrder } from "../suite/workloads.ts";
import { averageCeiling, testCeiling } from "./ceilings.ts";
import { judge, type SectionVerdict } from "./judge.ts";
import { recordedRule } from "./judge-recording.ts";
import { pairsOf } from "./pairs.ts";
import { isSuspect, type Passes, passesAverage, passesTest, tightestCeiling } from "./tightest.ts";

/** The advice of several runs on one figure and its ceiling. */
export interface Advised {
  /** The runs in which it has a figure, at least one. */
  readonly runs: number;
  /** The highest multiplier of these runs. */
  readonly worst: number;
  /** The present ceiling, and the share that the worst multiplier leaves: below 0 if the multiplier exceeds the ceiling. */
  readonly ceiling: number;
  readonly headroom: number;
  /**
   * The robust standard deviation of ln ratio over the pairs of all runs, for an average over the rounds: 0.1 is about
   * 10 %.
   */
  readonly noise: number;
  /** The lowest ceiling that it passes in each of these runs; undefined if one has too few pairs to pass any. */
  readonly tightest: number | undefined;
  /** The ceiling to set: the tightest with a margin, rounded up. */
  readonly advised: number | undefined;
}

export interface TestAdvice extends Advised {
  readonly test: Test;
}

export interface SectionAdvice extends Section {
  readonly average: Advised;
  /** In report order; tests without a figure in any run are not there. */
  readonly tests: readonly TestAdvice[];
}

export interface Advice {
  readonly runs: number;
  /** In report order; sections without a figure in any run are not there. */
  readonly sections: readonly SectionAdvice[];
}

/** An advised ceiling is at least this many times the tightest: the next run will not be the same. */
export const leastMargin = 1.05;
/** An advised ceiling is also at least this many times the noise above the worst multiplier. */
export const noiseMargin = 3;

/** One run's figure of a test, or of a section's average. */
interface Figure {
  readonly multiplier: number;
  /** ln of its ratio in each round. */
  readonly logRatios: readonly number[];
  readonly passes: Passes;
}

/** One run, judged. */
interface Run {
  readonly rule: Rule;
  readonly sections: ReadonlyMap<string, JudgedSection>;
}

interface JudgedSection extends Section {
  readonly average: Figure;
  /** ln ratio of the pairs of each of its tests. */
  readonly series: readonly (readonly number[])[];
  readonly tests: ReadonlyMap<string, Omit<Figure, "passes"> & { readonly test: Test }>;
}

/**
 * Advises on ceilings that the runs would all have passed, each judged on its own by the rule that it was made by, with a margin for the
 * runs to come.
 *
 * @param runs at least one, of one engine on equal machines; two tests need not have the same runs
 */
export function adviseCeilings(runs: readonly Recording[], criteria: Omit<Criteria, "rule">): Advice {
  const judgement = runs.map((run) => judgeRun(run, criteria));
  const sections = new Map<string, Section>(judgement.flatMap((run) => [...run.sections]));
  return {
    runs: runs.length,
    sections: [...sections]
      .toSorted(([, a], [, b]) => inReportOrder(a, b))
      .map(([path, section]) => adviseSection(path, section, judgement, criteria.ceilings)),
  };
}

function judgeRun(recording: Recording, criteria: Omit<Criteria, "rule">): Run {
  const { tests: records, run } = recording;
  const rule = recordedRule(recording);
  const ending = run?.outOfTime === true ? "time" : "samples";
  const { sections } = judge({ tests: records, ending }, { ...criteria, rule });
  const samples = new Map(records.map((record) => [testPath(record), record]));
  const ratios = (test: Test) =>
    pairsOf(samples.get(testPath(test)) ?? { samples: [] }).map(({ baseline, candidate }) =>
      Math.log(candidate / baseline),
    );
  return {
    rule,
    sections: new Map(
      sections.flatMap((section) => {
        const own = readSection(section, ratios, rule);
        return own === undefined ? [] : [[sectionPath(section), own]];
      }),
    ),
  };
}

function readSection(
  { variant, storage, kind, judgement: average, tests }: SectionVerdict,
  ratios: (test: Test) => readonly number[],
  rule: Rule,
): JudgedSection | undefined {
  if (average === undefined) return undefined;
  const figures = tests.flatMap(({ comparison, judgement }) => {
    if (judgement === undefined) return [];
    const { workload } = comparison;
    const test = { variant, storage, kind, workload };
    return [{ test, multiplier: judgement.multiplier, logRatios: ratios(test) }];
  });
  const series = figures.map(({ logRatios }) => logRatios);
  const rounds = Math.min(...series.map(({ length }) => length));
  const logRatios = Array.from({ length: rounds }, (_, round) => {
    const sum = series.reduce((total, own) => total + Math.exp(own[round] as number), 0);
    return Math.log(sum / series.length);
  });
  const { multiplier } = average;
  return {
    variant,
    storage,
    kind,
    average: { multiplier, logRatios, passes: passesAverage({ multiplier, series }, rule) },
    series,
    tests: new Map(figures.map((figure) => [testPath(figure.test), figure])),
  };
}

function adviseSection(
  path: string,
  { variant, storage, kind }: Section,
  runs: readonly Run[],
  ceilings: Ceilings,
): SectionAdvice {
  const section = { variant, storage, kind };
  const own = runs.flatMap(({ rule, sections }) => {
    const judgement = sections.get(path);
    return judgement === undefined ? [] : [{ rule, judgement }];
  });
  const average = advise(
    own.map(({ judgement }) => judgement.average),
    averageCeiling(ceilings, section).value,
  );
  // A test is confirmed, whatever its screening shows, if its section is suspect under the advised ceiling.
  const limit = average.advised ?? average.ceiling;
  const figures = own.flatMap(({ rule, judgement }) => {
    const promotedBySection = isSuspect(judgement.series, limit, rule) ? judgement.series.length : undefined;
    return [...judgement.tests.values()].map((figure) => ({
      ...figure,
      passes: passesTest(figure, rule, promotedBySection),
    }));
  });
  const tests = [...Map.groupBy(figures, ({ test }) => test.workload).values()].map((same): TestAdvice => {
    const [{ test }] = same as [(typeof figures)[number]];
    return { test, ...advise(same, testCeiling(ceilings, test).value) };
  });
  return {
    ...section,
    average,
    tests: tests.toSorted((a, b) => inReportOrder(a.test, b.test)),
  };
}

function advise(figures: readonly Figure[], ceiling: number): Advised {
  const worst = Math.max(...figures.map(({ multiplier }) => multiplier));
  const noise = robustDeviation(figures.flatMap(({ logRatios }) => logRatios));
  const tightest = tightestCeiling(
    figures.map(({ passes }) => passes),
    worst,
  );
  const advised =
    tightest === undefined
      ? undefined
      : roundUp(Math.max(leastMargin * tightest, worst * (1 + noiseMargin * noise)));
  return { runs: figures.length, worst, ceiling, headroom: 1 - worst / ceiling, noise, tightest, advised };
}

/** Up to two significant digits: 2.43 is `2.5`, 12.1 is `13`. */
function roundUp(value: number): number {
  const rounded = Number(value.toPrecision(2));
  if (rounded >= value) return rounded;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((rounded + unit).toPrecision(2));
}
