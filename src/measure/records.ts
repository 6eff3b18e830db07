import { type Test, testPath } from "../suite/test.ts";
import type { Check, ControlPair, ControlRecord, Failure, Sample, TestRecord } from "./recording.ts";

/** Keeps each sample, check and failure as it comes, where a killed run does not lose it. */
export interface SampleStore {
  sample(test: Test, sample: Sample): void;
  check(test: Test, check: Check): void;
  failure(test: Test, failure: Failure): void;
  control(test: Test, pair: ControlPair): void;
}

interface Growing extends TestRecord {
  readonly samples: Sample[];
  readonly checks: Check[];
  readonly failures: Failure[];
}

/**
 * What a run has measured so far: each planned test's record, kept in the store as it grows. A store that takes no more
 * does not cost what is measured.
 */
export class Records {
  readonly #records: ReadonlyMap<string, Growing>;
  readonly #controls = new Map<string, Test & { readonly pairs: ControlPair[] }>();
  readonly #store: SampleStore;
  readonly #onUnkept: (cause: Error) => void;

  /** @param onUnkept told whenever the store did not take something, which is in the records all the same */
  constructor(tests: readonly Test[], store: SampleStore, onUnkept: (cause: Error) => void) {
    this.#records = new Map(
      tests.map((test) => [testPath(test), { ...test, samples: [], checks: [], failures: [] }]),
    );
    this.#store = store;
    this.#onUnkept = onUnkept;
  }

  /** Every planned test in report order. */
  get all(): readonly TestRecord[] {
    return [...this.#records.values()];
  }

  /** The controls that have a pair, in the order of their first. */
  get controls(): readonly ControlRecord[] {
    return [...this.#controls.values()];
  }

  sample(test: Test, sample: Sample): void {
    this.#growing(test).samples.push(sample);
    this.#keep(() => this.#store.sample(test, sample));
  }

  check(test: Test, check: Check): void {
    this.#growing(test).checks.push(check);
    this.#keep(() => this.#store.check(test, check));
  }

  failure(test: Test, failure: Failure): void {
    this.#growing(test).failures.push(failure);
    this.#keep(() => this.#store.failure(test, failure));
  }

  /** Numbers the pair by those that the control has. */
  control(test: Test, times: Omit<ControlPair, "round">): void {
    const path = testPath(test);
    const record = this.#controls.get(path) ?? { ...test, pairs: [] };
    this.#controls.set(path, record);
    const pair = { round: record.pairs.length + 1, ...times };
    record.pairs.push(pair);
    this.#keep(() => this.#store.control(test, pair));
  }

  #keep(store: () => void): void {
    try {
      store();
    } catch (cause) {
      this.#onUnkept(cause as Error);
    }
  }

  #growing(test: Test): Growing {
    const record = this.#records.get(testPath(test));
    if (record === undefined) throw new Error(`${testPath(test)} is not planned`);
    return record;
  }
}
