import type { Kind, Storage, Test } from "../model/test.ts";

/**
 * How many times as long as its check a visit to a test takes, until one has been timed. A check of reads times less than the process that it
 * needs; one of writes is slowed by the tracer that counts their system calls. DoltLite beside SQLite, 69 tests, on two processors.
 */
const usualPaces: Readonly<Record<Storage, Readonly<Record<Kind, number>>>> = {
  memory: { reads: 1.8, writes: 1.3 },
  file: { reads: 1.5, writes: 0.7 },
  autocommit: { reads: 1.5, writes: 0.2 },
};

/** Visits that are still to be made to a test. */
export interface Ahead {
  readonly test: Test;
  readonly visits: number;
}

/** How long the visits ahead will take: as long as those of the same storage and kind have, in relation to the checks of their tests. */
export class RemainingTime {
  readonly #checkNs: (test: Test) => number;
  readonly #places: (test: Test) => number;
  readonly #past = new Map<string, { visits: number; checks: number }>();

  /**
   * @param checkNs the time of a test's check, nanoseconds, 0 if it is not known
   * @param places how many visits like those to this test are made at once, at least 1
   */
  constructor(checkNs: (test: Test) => number, places: (test: Test) => number) {
    this.#checkNs = checkNs;
    this.#places = places;
  }

  /** @param ns how long the visit took */
  visited(test: Test, ns: number): void {
    const past = this.#past.get(groupOf(test)) ?? { visits: 0, checks: 0 };
    past.visits += ns;
    past.checks += this.#checkNs(test);
    this.#past.set(groupOf(test), past);
  }

  /** Nanoseconds. */
  of(ahead: readonly Ahead[]): number {
    return ahead.reduce(
      (sum, { test, visits }) => sum + (visits * this.#checkNs(test) * this.#pace(test)) / this.#places(test),
      0,
    );
  }

  #pace(test: Test): number {
    const past = this.#past.get(groupOf(test));
    return past === undefined || past.checks === 0
      ? usualPaces[test.storage][test.kind]
      : past.visits / past.checks;
  }
}

function groupOf({ storage, kind }: Test): string {
  return `${storage} ${kind}`;
}
