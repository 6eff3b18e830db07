import type { Test } from "../model/test.ts";

/** The reports of a run while it is running. */
export interface Progress {
  /** A step that has no count, e.g. `compiling SQLite 3.54.1, about 25 s`. */
  step(words: string): void;
  /** A sample or check is about to be taken. */
  test(progress: TestProgress): void;
}

export interface TestProgress {
  readonly pass: "check" | "time" | "confirm" | "narrow" | "count";
  readonly test: Test;
  /** While intervals are narrowed, how many tests still have one that is too wide. */
  readonly tests?: number;
  /** Visits finished so far, and in all as far as is known. */
  readonly done: number;
  readonly total: number;
  /** Expected nanoseconds until the end; `undefined` until something has been measured. */
  readonly remainingNs: number | undefined;
}
