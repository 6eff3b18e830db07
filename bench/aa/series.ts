import { sampleCorrelation } from "simple-statistics";
import type { Recording } from "../../src/model/recording.ts";
import { type Storage, testPath } from "../../src/model/test.ts";
import { median } from "../../src/statistics/summary.ts";
import { pairsOf } from "../../src/verdict/pairs.ts";

/** One recorded test. */
export interface Series {
  readonly test: string;
  readonly storage: Storage;
  /** Tests of one group spread about alike. */
  readonly group: string;
  /** ln(candidate / baseline) of each round, in their order. */
  readonly logRatios: readonly number[];
}

/**
 * The series of a recording's tests, all equally long.
 *
 * @throws Error where they are not: what tests share in a round could not be kept together
 */
export function seriesOf(recording: Recording): Series[] {
  const series = recording.tests.map((test): Series => {
    const logRatios = pairsOf(test).map(({ baseline, candidate }) => Math.log(candidate / baseline));
    return { test: testPath(test), storage: test.storage, group: `${test.storage} ${test.kind}`, logRatios };
  });
  const [first] = series;
  const other = series.find(({ logRatios }) => logRatios.length !== first?.logRatios.length);
  if (first === undefined || first.logRatios.length === 0) throw new Error("the recording has no pairs");
  if (other !== undefined)
    throw new Error(
      `${other.test} has ${other.logRatios.length} pairs, ${first.test} has ${first.logRatios.length}`,
    );
  return series;
}

/** The series of a test that stands exactly at 1: what its median is off by is taken out. */
export function centred(series: Series): Series {
  const middle = median(series.logRatios);
  return { ...series, logRatios: series.logRatios.map((value) => value - middle) };
}

/**
 * The correlation of neighbouring rounds: 0 where they know nothing of each other, within 2 / sqrt(rounds) of it 19 times
 * out of 20.
 */
export function lagOne(values: readonly number[]): number {
  return sampleCorrelation(values.slice(0, -1), values.slice(1));
}

/** On which side of the median each round is: all that the sign test sees. */
export function sides(values: readonly number[]): number[] {
  const middle = median(values);
  return values.map((value) => Math.sign(value - middle));
}
