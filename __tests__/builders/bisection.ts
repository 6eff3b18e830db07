import type { Bisection } from "../../src/features/search/bisect/model/bisection.ts";

const wobble = (number: number) => 1 + 0.002 * ((number % 5) - 2);

/** A recorded search of four commits, of which the last is 10 % slower and the one before does not build. */
export function exampleBisection(changed: Partial<Bisection> = {}): Bisection {
  const pairs = (ratio: number, count: number) =>
    Array.from({ length: count }, (_, number) => ({
      baseline: 1_000_000,
      candidate: Math.round(2_000_000 * ratio * wobble(number)),
      base: 2_000_000,
    }));
  return {
    tool: "0.2.0",
    startedAt: "2026-11-22T06:00:00.000Z",
    test: { variant: "int", storage: "memory", kind: "reads", workload: "table_scan" },
    rows: 1000,
    seed: 1,
    warehouses: 1,
    statements: "text",
    alpha: 0.01,
    made: "make makes engine.so",
    points: [
      { name: "aaaaaaa", id: "a".repeat(40), title: "First", parents: [] },
      { name: "bbbbbbb", id: "b".repeat(40), title: "Second | with a pipe", parents: [0] },
      { name: "ccccccc", id: "c".repeat(40), title: "Break the build", parents: [1] },
      { name: "ddddddd", id: "d".repeat(40), title: "Slow \u001b[31mdown", parents: [2] },
    ],
    good: 0,
    bad: 3,
    observations: [
      { point: 3, pairs: pairs(1.1, 30) },
      {
        point: 2,
        pairs: [],
        untestable: { reason: "build", message: "make ended with status 2: no rule" },
        log: "bisect-results/builds/ccccccc.log",
      },
      { point: 1, pairs: pairs(1, 30) },
    ],
    seconds: 100,
    ...changed,
  };
}

/** A recorded search of the same commits for a wrong result, which the last shows. */
export function exampleFaultSearch(message = "candidate returned 9 rows"): Bisection {
  const { observations } = exampleBisection();
  const seen = (point: number, isShown: boolean) => ({
    point,
    pairs: [],
    fault: isShown ? { isShown, message } : { isShown },
  });
  const broken = observations.filter(({ untestable }) => untestable !== undefined);
  return exampleBisection({
    by: "wrong",
    observations: [seen(3, true), seen(0, false), ...broken, seen(1, false)],
  });
}
