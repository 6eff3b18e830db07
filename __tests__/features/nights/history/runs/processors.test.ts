import { describe, expect, it } from "vitest";
import { processorSummary } from "../../../../../src/features/nights/history/report/trends.ts";
import { allTestsTrend } from "../../../../../src/features/nights/history/runs/all-tests.ts";
import { compareRun } from "../../../../../src/features/nights/history/runs/compare.ts";
import { agedSeries, figureTrends } from "../../../../../src/features/nights/history/runs/figure-series.ts";
import { alternatingKinds } from "../../../../../src/features/nights/history/runs/processors.ts";
import { type HistoryRun, historyTestPath } from "../../../../../src/features/nights/history/runs/run.ts";
import { trendsOf } from "../../../../../src/features/nights/history/runs/trends.ts";
import { inTerminal } from "../../../../../src/report/format/escape.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";
import { machine, makeAgedHistory, makeHistory } from "../../../../builders/histories.ts";

const workloads = Array.from({ length: 24 }, (_, index) => `test_${index}`);
const kinds = ["A", "B", "C"];

/** The factor by which a kind changes the multiplier of a test. Each test has another one. */
function partOf(cpu: string, path: string): number {
  const [part = 1] = { A: [1], B: [1.08], C: [0.93] }[cpu] ?? [];
  return part * (1 + 0.0002 * new RandomStream(7, `${cpu} ${path}`).integer(0, 100));
}

/** A kind of each night, as a provider of machines draws them. */
const drawn = (day: number) => kinds[new RandomStream(day, "machine").integer(0, 2)] ?? "A";

function nights(
  days: number,
  engine: (day: number) => number,
  cpuOf: (day: number) => string = drawn,
): HistoryRun[] {
  return makeHistory(days, workloads, (day, path) => 1.5 * engine(day) * partOf(cpuOf(day), path), 0.01).map(
    (run, day) => ({ ...run, machine: { ...machine, cpu: cpuOf(day) } }),
  );
}

const states = (runs: readonly HistoryRun[]) => {
  const { tests } = trendsOf(runs);
  return Object.fromEntries(
    [...Map.groupBy(tests, ({ state }) => state)].map(([state, own]) => [state, own.length]),
  );
};

describe("nights on several kinds of processor", () => {
  const slowerAfter = (night: number) => (day: number) => (day < night ? 1 : 1.25);

  // https://github.com/jannikmi/timezonefinder/pull/462
  it.each([16, 30, 60])(
    "of %d, show that everything is 25% slower since the ninth, and that this is the engine",
    (days) => {
      const runs = nights(days, slowerAfter(8));
      const { tests } = trendsOf(runs);
      expect(states(runs)).toEqual({ changed: workloads.length });
      for (const { changes, series } of tests) {
        expect(changes, series.path).toMatchObject([{ lastBefore: 7, firstAfter: 8, confounders: [] }]);
        expect(changes[0]?.ratio).toBeGreaterThan(1.2);
        expect(changes[0]?.ratio).toBeLessThan(1.3);
      }
    },
  );

  it("show it too if several machines of other kinds each night share the tests", () => {
    const cpuOf = (day: number, path: string) => drawn(day * 4 + (Number(path.split("_").at(-1)) % 4));
    const runs = makeHistory(
      16,
      workloads,
      (day, path) => 1.5 * slowerAfter(8)(day) * partOf(cpuOf(day, path), path),
      0.01,
    ).map(({ machine: _, ...run }, day) => ({
      ...run,
      tests: run.tests.map((test) => ({ ...test, cpu: cpuOf(day, historyTestPath(test)) })),
    }));
    expect(states(runs)).toEqual({ changed: workloads.length });
    for (const { changes } of trendsOf(runs).tests)
      expect(changes).toMatchObject([{ lastBefore: 7, firstAfter: 8 }]);
    expect(
      alternatingKinds(runs)
        .map(({ cpu }) => cpu)
        .toSorted(),
    ).toEqual(kinds);
  });

  it("show a change beside a third kind that comes last, and beside nights whose kind is not known", () => {
    const third = (day: number) => (day < 24 ? (kinds[day % 2] ?? "A") : "C");
    const unnamed = (runs: readonly HistoryRun[]) =>
      runs.map((run, day) => (day % 5 === 2 ? { ...run, machine: undefined } : run));
    expect(states(nights(30, slowerAfter(8), third))).toEqual({ changed: workloads.length });
    expect(states(unnamed(nights(30, slowerAfter(8))))).toEqual({ changed: workloads.length });
    expect(states(unnamed(nights(30, () => 1)))).toEqual({ steady: workloads.length });
  });

  it("show no change if there is none", () => {
    expect(states(nights(60, () => 1))).toEqual({ steady: workloads.length });
    expect(
      states(
        nights(
          30,
          () => 1,
          (day) => kinds[day % 3] ?? "A",
        ),
      ),
    ).toEqual({ steady: workloads.length });
  });

  it("show a change in the number of all tests, and none if there is none", () => {
    expect(allTestsTrend(trendsOf(nights(40, slowerAfter(25))))?.changes).toMatchObject([{ firstAfter: 25 }]);
    expect(allTestsTrend(trendsOf(nights(40, () => 1)))?.state).toBe("steady");
  });

  it("show a change in ageing databases", () => {
    const runs = makeAgedHistory(40, (day) => 2 * slowerAfter(20)(day) * partOf(drawn(day), "age")).map(
      (run, day) => ({
        ...run,
        machine: { ...machine, cpu: drawn(day) },
      }),
    );
    expect(
      figureTrends(runs, agedSeries(runs)).map(({ changes }) => changes.map(({ firstAfter }) => firstAfter)),
    ).toEqual([[20], [20]]);
  });

  it("keep the figures that were measured", () => {
    const runs = nights(30, () => 1);
    const [test] = trendsOf(runs).tests;
    const { candidateNs = 0, baselineNs = 1 } = runs[4]?.tests[0] ?? {};
    expect(test?.series.points[4]?.logRatio).toBeCloseTo(Math.log(candidateNs / baselineNs), 10);
  });

  it("leave a move to other machines in doubt, after which no run came back", () => {
    const runs = nights(40, slowerAfter(20), (day) => (day < 20 ? "A" : "B"));
    const { tests, processors } = trendsOf(runs);
    expect(processors).toEqual([]);
    expect(tests.map(({ changes }) => changes[0]?.confounders)).toEqual(
      workloads.map(() => [{ fact: "CPU", before: "A", after: "B" }]),
    );
  });

  it("do not make a run differ that is on another of them, and let one that does", () => {
    const cpuOf = (day: number) => (day === 30 ? "B" : drawn(day));
    const runOf = (ratio: number) => {
      const all = nights(31, (day) => (day === 30 ? ratio : 1), cpuOf);
      return compareRun(all.slice(0, 30), all[30] as HistoryRun, false)?.differences.length;
    };
    expect([runOf(1), runOf(1.25)]).toEqual([0, workloads.length]);
  });
});

describe("kinds of processor that take turns", () => {
  const kindsOf = (cpus: readonly (string | undefined)[]) =>
    alternatingKinds(
      makeHistory(cpus.length, ["one"], () => 1).map(({ machine: _, ...run }, day) => {
        const cpu = cpus[day];
        return cpu === undefined ? run : { ...run, machine: { ...machine, cpu } };
      }),
    );

  it.each([
    [
      ["A", "B", "A", "A", "B"],
      [
        { cpu: "A", runs: 3 },
        { cpu: "B", runs: 2 },
      ],
    ],
    [["A", "A", "B", "B"], []],
    [["A", "B", "A"], []],
    [
      ["A", "B", undefined, "A", "B", "C"],
      [
        { cpu: "A", runs: 2 },
        { cpu: "B", runs: 2 },
      ],
    ],
    [[undefined, undefined], []],
  ])("are those that came back: %s", (cpus, expected) => {
    expect(kindsOf(cpus)).toEqual(expected);
  });

  it("are named in the summary, as text", () => {
    const runs = nights(
      6,
      () => 1,
      (day) => (day % 2 === 0 ? "A\u001b[2J" : "B"),
    );
    expect(processorSummary(trendsOf(runs), inTerminal)).toEqual([
      expect.stringMatching(
        /^On 2 kinds of processor, whose part of the multipliers is taken out: A\S* \(3 runs\), B \(3 runs\)\.$/,
      ),
    ]);
    expect(
      processorSummary(
        trendsOf(
          nights(
            6,
            () => 1,
            () => "A",
          ),
        ),
        inTerminal,
      ),
    ).toEqual([]);
  });
});
