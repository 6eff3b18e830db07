import type { TestRecord } from "../../src/model/recording.ts";
import { median } from "../../src/statistics/summary.ts";
import { comparedPairs, ratiosOfChunks } from "../../src/verdict/pairs.ts";
import type { Reference } from "./agreement.ts";

/** A pair's medians of ln(candidate / other) over its chunks: all of them, and each half in the order of time. */
export interface ChunkedPair {
  readonly whole: number;
  readonly first: number;
  readonly second: number;
}

/** The fewest chunks of which a half has a median that says something. */
const fewestChunks = 6;

/** The pairs of a test whose samples were taken in turns of enough chunks. */
export function chunkedPairs(record: TestRecord, reference: Reference): ChunkedPair[] {
  return comparedPairs(record).flatMap((pair) => {
    const ratios = ratiosOfChunks(pair, reference);
    if (ratios === undefined || ratios.length < fewestChunks) return [];
    const half = Math.floor(ratios.length / 2);
    return [
      { whole: median(ratios), first: median(ratios.slice(0, half)), second: median(ratios.slice(-half)) },
    ];
  });
}
