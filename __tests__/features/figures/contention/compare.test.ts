import { describe, expect, it } from "vitest";
import { compareAll, figuresOf } from "../../../../src/features/figures/contention/compare.ts";
import { isIn, makeContention, usual } from "./contests.ts";

const cell = { workload: "same", mode: "threads", connections: 4 } as const;

describe("the figures of a contest", () => {
  it("are the median of the rounds, the longest of all, and sums", () => {
    expect(figuresOf(makeContention(), "candidate", cell, "writers")).toEqual({
      ...{ perSecond: 20_200, p50: 20_000, p99: 900_000, longest: 5_000_000, busy: 9, repeated: 6 },
      ...{ least: 502 + 505 + 507, average: 502.5 + 505 + 507.5 },
    });
  });

  it("leave out a round with a fault", () => {
    const fault = { kind: "lost", message: "3 updates" } as const;
    const contention = makeContention(usual, {}, (held) =>
      isIn("same", 4)(held) && held.role === "candidate" ? { ...held, fault } : held,
    );
    expect(figuresOf(contention, "candidate", cell, "writers")).toBeUndefined();
    expect(
      compareAll(contention, 0.01).filter(
        (one) => one.cell.connections === 4 && one.cell.workload === "same" && one.cell.mode === "threads",
      ),
    ).toEqual([]);
  });
});

describe("the comparison of two engines", () => {
  const of = (factor: number) =>
    compareAll(
      makeContention((...all) => Math.round(usual(...all) * factor)),
      0.01,
    );

  it("is the other's throughput divided by the candidate's, with its interval", () => {
    const found = of(0.25).find((one) => one.cell.workload === "same" && one.cell.connections === 4);
    expect(found).toMatchObject({ task: "writers", against: "baseline", reference: 20_200 });
    expect(found?.ratio).toBeCloseTo(4, 1);
    expect(found?.interval.low).toBeLessThan(4);
    expect(found?.interval.high).toBeGreaterThan(4);
    expect(found?.surely).toBeLessThan(found?.interval.low ?? 0);
    expect(found?.surely).toBeGreaterThan(3.5);
  });

  it("is of every workload, mode, number and task but the emptying of the log", () => {
    const found = of(1);
    // 8 workloads, one of which has two tasks.
    expect(found).toHaveLength(9 * 2 * 3);
    expect(found.map(({ task }) => task)).not.toContain("checkpointer");
    for (const { ratio } of found) expect(ratio).toBeCloseTo(1, 9);
  });

  it("takes an engine that did nothing for one that did one operation", () => {
    const found = compareAll(
      makeContention(() => 0),
      0.01,
    );
    expect(Math.max(...found.map(({ ratio }) => ratio))).toBeCloseTo(2020, -1);
  });

  it("needs two rounds", () => {
    const contention = makeContention(usual, {}, (held) => (held.round === 1 ? held : undefined));
    expect(compareAll(contention, 0.01)).toEqual([]);
  });
});
