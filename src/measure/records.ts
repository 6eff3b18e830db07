import type { Role } from "../model/engine.ts";
import type { UnfinishedRun } from "../model/manifest.ts";
import type { ControlPair, ControlRecord, TestRecord } from "../model/recording.ts";
import type { Check, Failure, Sample } from "../model/sample.ts";
import { type Test, testPath } from "../model/test.ts";
import type { SampleStore } from "../results/store/sample-store.ts";
import { changedWork, checked } from "../verdict/equal-work.ts";

interface MutableRecord extends TestRecord {
  readonly samples: Sample[];
  readonly checks: Check[];
  readonly failures: Failure[];
}

/**
 * What a run has measured so far: each planned test's record, kept in the store as it grows. A store that takes no more
 * does not cost what is measured.
 */
export class Records {
  readonly #records: ReadonlyMap<string, MutableRecord>;
  readonly #controls = new Map<string, Test & { readonly pairs: ControlPair[] }>();
  readonly #store: SampleStore;
  readonly #onUnkept: (cause: Error) => void;
  /** What is to be stored in one piece, while it is put together. */
  #waiting: (() => void)[] | undefined;

  /**
   * @param onUnkept told whenever the store did not take something, which is in the records all the same
   * @param unfinished what the store has already of the run, where it is gone on with
   */
  constructor(
    tests: readonly Test[],
    store: SampleStore,
    onUnkept: (cause: Error) => void,
    unfinished: Pick<UnfinishedRun, "tests" | "controls"> = { tests: [], controls: [] },
  ) {
    this.#records = new Map(
      tests.map((test) => [testPath(test), { ...test, samples: [], checks: [], failures: [] }]),
    );
    this.#store = store;
    this.#onUnkept = onUnkept;
    for (const record of unfinished.tests) {
      const { samples, checks, failures } = this.#growing(record);
      samples.push(...record.samples);
      checks.push(...record.checks);
      failures.push(...record.failures);
    }
    for (const control of unfinished.controls)
      this.#controls.set(testPath(control), { ...control, pairs: [...control.pairs] });
  }

  /** Every planned test in report order. */
  get all(): readonly TestRecord[] {
    return [...this.#records.values()];
  }

  /** The controls that have a pair, in the order of their first. */
  get controls(): readonly ControlRecord[] {
    return [...this.#controls.values()];
  }

  /** Keeps all that `keep` records, or nothing of it: a killed run has no half of it. */
  transaction(keep: () => void): void {
    const waiting: (() => void)[] = [];
    this.#waiting = waiting;
    try {
      keep();
    } finally {
      this.#waiting = undefined;
    }
    const storeAll = () => {
      for (const store of waiting) store();
    };
    this.#keep(() => this.#store.transaction(storeAll));
  }

  /** Whether an engine has failed a test: it is not asked for it again. */
  hasFailed(test: Test, role: Role): boolean {
    return this.#growing(test).failures.some((failure) => failure.role === role);
  }

  sample(test: Test, sample: Sample): void {
    this.#growing(test).samples.push(sample);
    this.#keep(() => this.#store.sample(test, sample));
  }

  /**
   * The first check of an engine stands, and one of a resumed run that does not come to the same is a failure; what was
   * counted only later is taken from it.
   */
  check(test: Test, check: Check): void {
    const { checks } = this.#growing(test);
    const index = checks.findIndex(({ role }) => role === check.role);
    const before = checks[index];
    const failure =
      before && changedWork(test.workload, checked(before), checked(check, "when the run was resumed"));
    if (failure !== undefined) this.failure(test, failure);
    const isNews = before === undefined || (before.calls === undefined && check.calls !== undefined);
    if (failure !== undefined || !isNews) return;
    checks[before === undefined ? checks.length : index] = check;
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
    if (this.#waiting !== undefined) {
      this.#waiting.push(store);
      return;
    }
    try {
      store();
    } catch (cause) {
      this.#onUnkept(cause as Error);
    }
  }

  #growing(test: Test): MutableRecord {
    const record = this.#records.get(testPath(test));
    if (record === undefined) throw new Error(`${testPath(test)} is not planned`);
    return record;
  }
}
