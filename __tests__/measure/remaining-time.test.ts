import { describe, expect, it } from "vitest";
import { RemainingTime } from "../../src/measure/remaining-time.ts";
import type { Test } from "../../src/model/test.ts";

const read: Test = { variant: "int", storage: "memory", kind: "reads", workload: "table_scan" };
const commits: Test = { variant: "int", storage: "autocommit", kind: "writes", workload: "oltp_insert_ac" };

describe("the remaining time", () => {
  it("is in relation to the checks, as visits usually are, until one was made", () => {
    const remaining = new RemainingTime(
      () => 100,
      () => 1,
    );
    expect(remaining.of([{ test: read, visits: 2 }])).toBeGreaterThan(200);
    expect(remaining.of([{ test: commits, visits: 2 }])).toBeLessThan(100);
  });

  it("follows the visits to tests of the same storage and kind, and no others", () => {
    const remaining = new RemainingTime(
      () => 100,
      () => 1,
    );
    const before = remaining.of([{ test: commits, visits: 1 }]);
    remaining.visited(read, 300);
    remaining.visited(read, 500);
    expect(remaining.of([{ test: read, visits: 2 }])).toBe(800);
    expect(remaining.of([{ test: commits, visits: 1 }])).toBe(before);
  });

  it("is divided among the places that visit at once", () => {
    const remaining = new RemainingTime(
      () => 100,
      ({ storage }) => (storage === "memory" ? 2 : 1),
    );
    remaining.visited(read, 300);
    remaining.visited(commits, 300);
    expect(remaining.of([{ test: read, visits: 1 }])).toBe(150);
    expect(remaining.of([{ test: commits, visits: 1 }])).toBe(300);
  });

  it("is nothing for tests whose check took no time, as far as is known", () => {
    const remaining = new RemainingTime(
      () => 0,
      () => 1,
    );
    remaining.visited(read, 300);
    expect(remaining.of([{ test: read, visits: 3 }])).toBe(0);
  });
});
