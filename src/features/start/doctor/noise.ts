/** The clock as a busy loop saw it. */
export interface ClockLook {
  /** Median of the differences between two looks at the clock, nanoseconds: what a look costs. */
  readonly lookNs: number;
  /** The share of the time in which the loop did not run, from 0 to 1: other processes, or other guests of the host, had the processor. */
  readonly lostShare: number;
}

/** A loop that looks at the clock sees a longer step only if it was interrupted, nanoseconds. */
const interruptedNs = 20_000;

/** @param stamps of the clock, nanoseconds, at least two, in the order in which they were taken */
export function describeClock(stamps: readonly number[]): ClockLook {
  const steps = stamps.slice(1).map((stamp, at) => stamp - (stamps[at] ?? stamp));
  const lost = steps.filter((step) => step > interruptedNs).reduce((sum, step) => sum + step, 0);
  const total = steps.reduce((sum, step) => sum + step, 0);
  return {
    lookNs: steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0,
    lostShare: total === 0 ? 0 : lost / total,
  };
}

/** Looks at the clock for a time, in nanoseconds. */
export function watchClock(durationNs: number): ClockLook {
  // Made before the loop, which is to allocate nothing.
  const stamps = new Float64Array(5_000_000);
  const start = process.hrtime.bigint();
  let taken = 0;
  let now = 0;
  while (now < durationNs && taken < stamps.length) {
    now = Number(process.hrtime.bigint() - start);
    stamps[taken++] = now;
  }
  return describeClock([...stamps.subarray(0, taken)]);
}
