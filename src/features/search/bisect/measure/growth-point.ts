import type { PlannedTest } from "../../../../model/compared.ts";
import type { TestRecord } from "../../../../model/recording.ts";
import { type SweepStep, stepName, stepOf } from "../../../../model/sweep-step.ts";
import { testPath } from "../../../../model/test.ts";
import type { SuiteContents } from "../../../../suite/added-suite.ts";
import type { OwnWorkload } from "../../../workloads/own/own-workload.ts";
import type { BisectedPair } from "../model/bisection.ts";
import type { PointPairs } from "./exact-pair.ts";
import { timePairs } from "./time-point.ts";

/** A growth is kept as a whole number of these. */
const parts = 1e6;

/** The first and the last step of the sweep that a test is a step of: the test itself twice if it is none, or the only step. */
export function sweepEnds(
  test: PlannedTest,
  { own = [] }: SuiteContents,
): readonly [PlannedTest, PlannedTest] {
  const step = stepOf(test.workload);
  const all = (own as readonly OwnWorkload[]).flatMap(({ name }) => stepOf(name) ?? []);
  const steps = all.filter(({ sweep, parameter }) => sweep === step?.sweep && parameter === step.parameter);
  const ordered = steps.toSorted((a, b) => a.value - b.value);
  const at = (one: SweepStep | undefined) =>
    one === undefined ? test : { ...test, workload: stepName(one) };
  return [at(ordered[0]), at(ordered.at(-1))];
}

/** The growth from the first step of a sweep to its last, in millionths, pair by pair. */
export function growthPairs(records: readonly TestRecord[], test: PlannedTest): PointPairs {
  const byValue = records
    .flatMap((record) => {
      const step = stepOf(record.workload);
      return step === undefined ? [] : [{ value: step.value, record }];
    })
    .toSorted((a, b) => a.value - b.value);
  const measured = [byValue[0], byValue.at(-1)].map((one) => timePairs(one?.record));
  const [first, last] = measured;
  if (first?.state !== "measured") return first ?? missing(test);
  if (last?.state !== "measured") return last ?? missing(test);
  const count = Math.min(first.pairs.length, last.pairs.length);
  const growth = (place: number, role: "candidate" | "base" | "baseline") => {
    const [from, to] = [first.pairs[place]?.[role], last.pairs[place]?.[role]];
    return from === undefined || to === undefined ? undefined : Math.max(1, Math.round((parts * to) / from));
  };
  const pairs = Array.from({ length: count }, (_, place): BisectedPair => {
    const baseline = growth(place, "baseline");
    const own = { candidate: growth(place, "candidate") ?? 1, base: growth(place, "base") ?? 1 };
    return baseline === undefined ? own : { ...own, baseline };
  });
  return { state: "measured", pairs };
}

function missing(test: PlannedTest): never {
  throw new Error(`a run has the steps of ${testPath(test)}`);
}
