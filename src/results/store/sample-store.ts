import type { ControlPair } from "../../model/recording.ts";
import type { Check, Failure, Sample } from "../../model/sample.ts";
import type { Test } from "../../model/test.ts";

/** Keeps each sample, check, failure and value of a feature as it comes, so that a killed run loses nothing. */
export interface SampleStore {
  sample(test: Test, sample: Sample): void;
  check(test: Test, check: Check): void;
  /** How many statements a test's chunks have. */
  chunkStatements(test: Test, statements: number): void;
  failure(test: Test, failure: Failure): void;
  control(test: Test, pair: ControlPair): void;
  /**
   * A value of a feature, in place of an earlier value with the same key.
   *
   * @param value that JSON can hold
   */
  keep(feature: string, key: string, value: unknown): void;
  /** Keeps everything that `keep` writes, or nothing. */
  transaction(keep: () => void): void;
}

/** The store of a run: one that is closed without `finish` can be resumed. */
export interface RunStore extends SampleStore {
  /** @throws InputError if the store cannot record that the run is complete */
  finish(finishedAt: string): void;
  close(): void;
}
