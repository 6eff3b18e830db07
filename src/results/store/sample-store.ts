import type { ControlPair } from "../../model/recording.ts";
import type { Check, Failure, Sample } from "../../model/sample.ts";
import type { Test } from "../../model/test.ts";

/** Keeps each sample, check and failure as it comes, where a killed run does not lose it. */
export interface SampleStore {
  sample(test: Test, sample: Sample): void;
  check(test: Test, check: Check): void;
  failure(test: Test, failure: Failure): void;
  control(test: Test, pair: ControlPair): void;
  /** Keeps all that `keep` tells it, or nothing of it. */
  transaction(keep: () => void): void;
}

/** The store of a run: one that is closed without `finish` can be gone on with. */
export interface RunStore extends SampleStore {
  /** @throws InputError where it cannot be kept that the run is whole */
  finish(finishedAt: string): void;
  close(): void;
}
