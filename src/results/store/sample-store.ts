import type { CountingBasis, TakenCount } from "../../model/instructions.ts";
import type { ControlPair } from "../../model/recording.ts";
import type { Check, Failure, Sample } from "../../model/sample.ts";
import type { SequenceRecord } from "../../model/sequence.ts";
import type { Test } from "../../model/test.ts";

/** Keeps each sample, check, count and failure as it comes, so that a killed run loses nothing. */
export interface SampleStore {
  sample(test: Test, sample: Sample): void;
  check(test: Test, check: Check): void;
  /** How many statements a test's chunks have. */
  chunkStatements(test: Test, statements: number): void;
  failure(test: Test, failure: Failure): void;
  control(test: Test, pair: ControlPair): void;
  sequence(record: SequenceRecord): void;
  /** A count in place of the one that the engine and test had, if they had one. */
  count(test: Test, count: TakenCount, basis: CountingBasis): void;
  /** Keeps all that `keep` tells it, or nothing of it. */
  transaction(keep: () => void): void;
}

/** The store of a run: one that is closed without `finish` can be resumed. */
export interface RunStore extends SampleStore {
  /** @throws InputError if the store cannot record that the run is complete */
  finish(finishedAt: string): void;
  close(): void;
}
