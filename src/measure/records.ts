import type { PlannedTest } from "../model/compared.ts";
import { type Role, roles } from "../model/engine.ts";
import type { Footprint } from "../model/footprint.ts";
import type { UnfinishedRun } from "../model/manifest.ts";
import type { ControlPair, ControlRecord, TestRecord } from "../model/recording.ts";
import type { Check, Failure, Sample } from "../model/sample.ts";
import { type Test, testPath } from "../model/test.ts";
import type { SampleStore } from "../results/store/sample-store.ts";
import { changedWork, checked } from "../verdict/equal-work.ts";

interface MutableRecord extends TestRecord {
  chunkStatements?: number;
  readonly samples: Sample[];
  readonly checks: Check[];
  readonly failures: Failure[];
}

/**
 * The measurements of a run so far: each planned test's record, stored as it grows. A store that fails does not lose the samples that are
 * measured.
 */
export class Records {
  readonly #records: ReadonlyMap<string, MutableRecord>;
  readonly #controls = new Map<string, Test & { readonly pairs: ControlPair[] }>();
  readonly #kept = new Map<string, unknown[]>();
  readonly #turnChunks = new Map<string, number>();
  readonly #store: SampleStore;
  readonly #onStoreError: (cause: Error) => void;
  /** The rows that a transaction will store, while it is being collected. */
  #batch: (() => void)[] | undefined;

  /**
   * @param onStoreError called when the store could not take something, which the records have all the same
   * @param unfinished what the store already has of a resumed run
   */
  constructor(
    tests: readonly PlannedTest[],
    store: SampleStore,
    onStoreError: (cause: Error) => void,
    unfinished: Pick<UnfinishedRun, "tests" | "controls" | "kept"> = {
      tests: [],
      controls: [],
      kept: {},
    },
  ) {
    this.#records = new Map(
      tests.map((test) => [testPath(test), { ...test, samples: [], checks: [], failures: [] }]),
    );
    this.#store = store;
    this.#onStoreError = onStoreError;
    for (const record of unfinished.tests) {
      const own = this.#recordOf(record);
      const { samples, checks, failures } = own;
      if (record.chunkStatements !== undefined) own.chunkStatements = record.chunkStatements;
      samples.push(...record.samples);
      for (const check of record.checks) insertCheck(checks, check);
      failures.push(...record.failures);
    }
    for (const control of unfinished.controls)
      this.#controls.set(testPath(control), { ...control, pairs: [...control.pairs] });
    for (const [feature, values] of Object.entries(unfinished.kept)) this.#kept.set(feature, [...values]);
  }

  /** Every planned test in report order. */
  get all(): readonly TestRecord[] {
    return [...this.#records.values()];
  }

  /** The controls that have a pair, in the order of their first. */
  get controls(): readonly ControlRecord[] {
    return [...this.#controls.values()];
  }

  /** The values of a feature, in the order in which they were measured; those of the store, of a resumed run, are not validated. */
  keptOf(feature: string): readonly unknown[] {
    return this.#kept.get(feature) ?? [];
  }

  /** @param key of the value, which no other value of the feature has */
  keep(feature: string, key: string, value: unknown): void {
    this.#kept.set(feature, this.#kept.get(feature) ?? []);
    this.#kept.get(feature)?.push(value);
    this.#persist(() => this.#store.keep(feature, key, value));
  }

  /** Stores everything that `record` records, or nothing if the run is killed. */
  transaction(record: () => void): void {
    const batch: (() => void)[] = [];
    this.#batch = batch;
    try {
      record();
    } finally {
      this.#batch = undefined;
    }
    const storeAll = () => {
      for (const store of batch) store();
    };
    this.#persist(() => this.#store.transaction(storeAll));
  }

  /** Whether an engine has failed a test: it is not tried again. */
  hasFailed(test: Test, role: Role): boolean {
    return this.#recordOf(test).failures.some((failure) => failure.role === role);
  }

  /** The untimed check of an engine; undefined if there is none. */
  checkOf(test: Test, role: Role): Check | undefined {
    return this.#recordOf(test).checks.find((check) => check.role === role);
  }

  sample(test: Test, sample: Sample): void {
    this.#recordOf(test).samples.push(sample);
    this.#persist(() => this.#store.sample(test, sample));
  }

  /**
   * The first check of an engine stands, and one of a resumed run that does not come to the same is a failure; what was
   * counted only later is taken from it.
   */
  check(test: Test, check: Check): void {
    const before = this.checkOf(test, check.role);
    const failure =
      before && changedWork(test.workload, checked(before), checked(check, "when the run was resumed"));
    if (failure !== undefined) this.failure(test, failure);
    const isNew =
      before === undefined ||
      (before.calls === undefined && check.calls !== undefined) ||
      (before.counters === undefined && check.counters !== undefined);
    if (failure !== undefined || !isNew) return;
    this.#setCheck(test, check);
  }

  /** Adds what another process was seen to cost in a test that an engine has a check of. */
  footprintAgain(test: Test, role: Role, footprintAgain: Footprint): void {
    const before = this.checkOf(test, role);
    if (before !== undefined) this.#setCheck(test, { ...before, footprintAgain });
  }

  /** How many chunks a turn of a test has; undefined until `setTurnChunks`. */
  turnChunksOf(test: Test): number | undefined {
    return this.#turnChunks.get(testPath(test));
  }

  /** Not stored: samples are the same however many of their chunks follow each other. */
  setTurnChunks(test: Test, chunks: number): void {
    this.#turnChunks.set(testPath(test), chunks);
  }

  /** How many statements a test's chunks have; undefined until `setChunkStatements`. */
  chunkStatementsOf(test: Test): number | undefined {
    return this.#recordOf(test).chunkStatements;
  }

  /** A resumed run keeps its own chunks: its samples are made of them. */
  setChunkStatements(test: Test, statements: number): void {
    const record = this.#recordOf(test);
    if (record.chunkStatements !== undefined) return;
    record.chunkStatements = statements;
    this.#persist(() => this.#store.chunkStatements(test, statements));
  }

  failure(test: Test, failure: Failure): void {
    this.#recordOf(test).failures.push(failure);
    this.#persist(() => this.#store.failure(test, failure));
  }

  /** Numbers the pair by those that the control has. */
  control(test: Test, times: Omit<ControlPair, "round">): void {
    const path = testPath(test);
    const record = this.#controls.get(path) ?? { ...test, pairs: [] };
    this.#controls.set(path, record);
    const pair = { round: record.pairs.length + 1, ...times };
    record.pairs.push(pair);
    this.#persist(() => this.#store.control(test, pair));
  }

  /** In place of the engine's earlier check, if it has one. */
  #setCheck(test: Test, check: Check): void {
    insertCheck(this.#recordOf(test).checks, check);
    this.#persist(() => this.#store.check(test, check));
  }

  #persist(store: () => void): void {
    if (this.#batch !== undefined) {
      this.#batch.push(store);
      return;
    }
    try {
      store();
    } catch (cause) {
      this.#onStoreError(cause as Error);
    }
  }

  #recordOf(test: Test): MutableRecord {
    const record = this.#records.get(testPath(test));
    if (record === undefined) throw new Error(`${testPath(test)} is not planned`);
    return record;
  }
}

/** Puts a check in the order of the roles, since engines are checked side by side and end in any order; replaces the engine's earlier check. */
function insertCheck(checks: Check[], check: Check): void {
  const place = roles.indexOf(check.role);
  const index = checks.findIndex(({ role }) => roles.indexOf(role) >= place);
  const found = index < 0 ? checks.length : index;
  checks.splice(found, checks[found]?.role === check.role ? 1 : 0, check);
}
