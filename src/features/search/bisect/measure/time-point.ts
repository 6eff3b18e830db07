import type { TestRecord } from "../../../../model/recording.ts";
import { geometricMean } from "../../../../statistics/summary.ts";
import { comparedPairs, pairsWith } from "../../../../verdict/pairs.ts";
import type { BisectedPair } from "../model/bisection.ts";
import { blame, type PointPairs } from "./exact-pair.ts";

/** The times of a test on a point, the good end and stock SQLite, pair by pair. */
export function timePairs(record: TestRecord | undefined): PointPairs {
  if (record === undefined) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== undefined) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  const seen = pairsWith(comparedPairs(record), "base");
  const pairs = seen.map(({ baseline, candidate, base }) => ({
    candidate,
    base,
    baseline,
  }));
  // A search would ask for the same pairs again.
  if (pairs.length === 0) throw new Error("a run without a failure has pairs of the point and the good end");
  return { state: "measured", pairs };
}

/** The geometric means of several tests, pair by pair: every test has to be measured, or a mean would be of others. */
export function meanPairs(records: readonly TestRecord[]): PointPairs {
  const pairs: (readonly BisectedPair[])[] = [];
  for (const record of records) {
    const measured = timePairs(record);
    if (measured.state !== "measured") return measured;
    pairs.push(measured.pairs);
  }
  const count = Math.min(...pairs.map(({ length }) => length));
  return {
    state: "measured",
    pairs: Array.from({ length: count }, (_, place) => meanOf(pairs.flatMap((own) => own[place] ?? []))),
  };
}

function meanOf(pairs: readonly BisectedPair[]): BisectedPair {
  /** Undefined unless every test has it. */
  const mean = (of: (pair: BisectedPair) => number | undefined) => {
    const values = pairs.flatMap((pair) => of(pair) ?? []);
    return values.length < pairs.length ? undefined : geometricMean(values);
  };
  const whole = (value: number | undefined) =>
    value === undefined ? undefined : Math.max(1, Math.round(value));
  const [candidate, base] = [
    whole(mean((pair) => pair.candidate)) ?? 1,
    whole(mean((pair) => pair.base)) ?? 1,
  ];
  return { candidate, base, baseline: whole(mean((pair) => pair.baseline)) };
}
