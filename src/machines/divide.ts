import { sweepOf } from "../model/sweep-step.ts";
import { sectionPath, type Test } from "../model/test.ts";

/** The costs that a division depends on. */
export interface Costs<One extends Test> {
  /** The cost of a test, wherever it is measured; seconds. */
  readonly ofTest: (test: One) => number;
  /** The cost that a shard's tests share, seconds: that of one test of each section of them. */
  readonly inCommon: (tests: readonly One[]) => number;
}

/** A shard and its expected time. */
export interface Share<One extends Test> {
  /** In the order given. */
  readonly tests: readonly One[];
  readonly seconds: number;
}

/** The longest shard is at most this many times the mean, or tests are divided further. */
const wantedBalance = 1.05;

/**
 * Divides tests into shards that take about equally long: the longest parts first, each to the shard that then ends first
 * (Graham, Bounds on Multiprocessing Timing Anomalies, 1969). A section is a part, since its average is decided best on one machine;
 * only if no other way leads to a balance, the largest part of the longest shard is halved. A sweep is never divided.
 *
 * @param shards at least 1
 * @returns as many, or one a test, or sweep, if there are fewer of these; the longest first
 */
export function divideTests<One extends Test>(
  tests: readonly One[],
  shards: number,
  { ofTest, inCommon }: Costs<One>,
): Share<One>[] {
  const known = new Map(tests.map((test) => [test, ofTest(test)]));
  const costs: Costs<One> = { ofTest: (test) => known.get(test) ?? 0, inCommon };
  const count = Math.min(shards, unitsOf(tests).length);
  let parts: (readonly One[])[] = [...Map.groupBy(tests, sectionPath).values()];
  let best: Share<One>[] | undefined;
  for (;;) {
    const divided = assign(parts, count, costs);
    if (
      divided.every((one) => one.tests.length > 0) &&
      (best === undefined || longest(divided) < longest(best))
    )
      best = divided;
    const mean = divided.reduce((sum, { seconds }) => sum + seconds, 0) / count;
    if (best === divided && longest(divided) <= wantedBalance * mean) break;
    const halved = halveLargest(parts, divided, costs);
    if (halved === undefined) break;
    parts = halved;
  }
  const order = new Map(tests.map((test, index) => [test, index]));
  return (best ?? [])
    .map(({ tests: own, seconds }) => ({
      tests: own.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
      seconds,
    }))
    .toSorted((a, b) => b.seconds - a.seconds);
}

function assign<One extends Test>(
  parts: readonly (readonly One[])[],
  count: number,
  { ofTest, inCommon }: Costs<One>,
): Share<One>[] {
  const weighed = parts.map((tests) => ({
    tests,
    seconds: tests.reduce((sum, test) => sum + ofTest(test), 0),
  }));
  const shares = Array.from({ length: count }, () => ({
    tests: [] as One[],
    sections: new Map<string, One>(),
    own: 0,
    seconds: 0,
  }));
  for (const { tests, seconds } of weighed.toSorted((a, b) => b.seconds - a.seconds)) {
    const added = tests.map((test) => [sectionPath(test), test] as const);
    const after = shares.map((share) => {
      const sections = new Map([...share.sections, ...added]);
      const own = share.own + seconds;
      return { share, sections, own, seconds: own + inCommon([...sections.values()]) };
    });
    const { share, ...changed } = after.reduce((first, one) => (one.seconds < first.seconds ? one : first));
    share.tests.push(...tests);
    Object.assign(share, changed);
  }
  return shares.map(({ tests, seconds }) => ({ tests, seconds }));
}

function longest(shares: readonly Share<Test>[]): number {
  return Math.max(...shares.map(({ seconds }) => seconds));
}

/** The tests of a part that stay together: times of a sweep's steps are compared, so one machine has all of them. */
function unitsOf<One extends Test>(part: readonly One[]): (readonly One[])[] {
  return [...Map.groupBy(part, (test) => `${sectionPath(test)}/${sweepOf(test.workload)}`).values()];
}

/** Undefined if every part is a single test, or the steps of one sweep. */
function halveLargest<One extends Test>(
  parts: readonly (readonly One[])[],
  shares: readonly Share<One>[],
  { ofTest }: Costs<One>,
): (readonly One[])[] | undefined {
  const secondsOf = (tests: readonly One[]) => tests.reduce((sum, test) => sum + ofTest(test), 0);
  const [first] = shares.toSorted((a, b) => b.seconds - a.seconds);
  const inLongest = new Set(first?.tests);
  const divisible = parts.filter((part) => unitsOf(part).length > 1);
  const ofLongest = divisible.filter(([test]) => test !== undefined && inLongest.has(test));
  const [largest] = (ofLongest.length > 0 ? ofLongest : divisible).toSorted(
    (a, b) => secondsOf(b) - secondsOf(a),
  );
  if (largest === undefined) return undefined;
  const halves: [One[], One[]] = [[], []];
  const seconds = [0, 0];
  for (const unit of unitsOf(largest).toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const half = (seconds[0] as number) <= (seconds[1] as number) ? 0 : 1;
    halves[half].push(...unit);
    seconds[half] = (seconds[half] as number) + secondsOf(unit);
  }
  return [...parts.filter((part) => part !== largest), ...halves];
}
