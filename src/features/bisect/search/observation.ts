import type { Untestable } from "../model/bisection.ts";

/** The times that a pair's ratio is made of: whole samples, or their chunks. */
export type RatioKind = "samples" | "chunks";

/** The observations of a point so far. */
export interface Observation {
  /** ln(point / good end) of each pair's whole samples, in the order in which they were measured. */
  readonly logRatios: readonly number[];
  /**
   * The median of this ratio over the chunks of each pair: a burst of the machine is in a few chunks only. Absent if no sample
   * was taken in turns.
   */
  readonly chunkRatios?: readonly number[];
  /** Absent if the point can be tested. */
  readonly untestable?: Untestable;
}

/** The ln ratios of one kind; ratios of complete samples if there are no chunks. */
export function ratiosOf({ logRatios, chunkRatios }: Observation, kind: RatioKind): readonly number[] {
  return kind === "chunks" ? (chunkRatios ?? logRatios) : logRatios;
}
