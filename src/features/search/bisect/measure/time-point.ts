import type { Role } from "../../../../model/engine.ts";
import { InputError } from "../../../../model/errors.ts";
import type { TimeFigure } from "../../../../model/figure-limit.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import { geometricMean } from "../../../../statistics/summary.ts";
import { comparedPairs, pairsWith } from "../../../../verdict/pairs.ts";
import { timeOf } from "../../../../verdict/sampled-times.ts";
import type { BisectedPair } from "../model/bisection.ts";
import { blame, type PointPairs } from "./exact-pair.ts";

/**
 * The times of a test on a point, the good end and stock SQLite, pair by pair.
 *
 * @throws InputError if its samples have no such time
 */
export function timePairs(record: TestRecord | undefined, figure: TimeFigure = "time"): PointPairs {
  if (record === undefined) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== undefined) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  if (figure !== "time") return { state: "measured", pairs: partPairs(record, figure) };
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

/** The times of a part of a test's samples, or of its slowest statements. */
function partPairs({ samples }: TestRecord, figure: TimeFigure): BisectedPair[] {
  const pairs = [...Map.groupBy(samples, ({ round }) => round).values()].flatMap((together) => {
    const of = (role: Role) => {
      const sample = together.find((one) => one.role === role);
      return sample && timeOf(figure, sample);
    };
    const [candidate, base] = [of("candidate"), of("base")];
    return candidate === undefined || base === undefined
      ? []
      : [{ candidate, base, baseline: of("baseline") }];
  });
  if (pairs.length > 0) return pairs.map(wholePair);
  throw new InputError(`--by: ${figure} of this test is not measured: search by time`);
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
  const [candidate, base] = [mean((pair) => pair.candidate) ?? 1, mean((pair) => pair.base) ?? 1];
  return wholePair({ candidate, base, baseline: mean((pair) => pair.baseline) });
}

/** A pair of whole nanoseconds. */
function wholePair({ candidate, base, baseline }: BisectedPair): BisectedPair {
  const whole = (value: number) => Math.max(1, Math.round(value));
  return {
    candidate: whole(candidate),
    base: whole(base),
    baseline: baseline === undefined ? undefined : whole(baseline),
  };
}
