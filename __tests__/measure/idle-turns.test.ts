import { describe, expect, it } from "vitest";
import type { Waited } from "../../src/engines/engine.ts";
import { IdleTurns } from "../../src/measure/idle-turns.ts";
import type { Test } from "../../src/model/test.ts";

const ms = 1e6;
const test = { variant: "int", storage: "autocommit", kind: "writes", workload: "oltp_insert_ac" } as Test;
const other = { ...test, workload: "oltp_insert" } as Test;
const idle: Waited = { ns: 1000 * ms, cpuNs: 6 * ms, writtenBytes: 0, processesNs: 0 };

/** The failures of a test's samples, one after the other. */
const messagesOf = (...samples: readonly Partial<Waited>[]) => {
  const turns = new IdleTurns();
  return samples.map(
    (one, index) =>
      turns.failureIn(test, "candidate", index + 1, { ns: 50 * ms, waited: { ...idle, ...one } })?.message,
  );
};

const words = "in the turns of another engine (1000 ms), which it so slows down, it";

describe("an engine whose thread ran for longer than its times explain", () => {
  const sample = { ns: 50 * ms, unexplainedNs: 80 * ms };

  // A virtual machine that is stopped for a moment charges the thread that was running.
  it("has no result if it did so in half of the samples of a test, and has one after a single hiccup", () => {
    const turns = new IdleTurns();
    expect(turns.failureIn(test, "candidate", 1, sample)).toBeUndefined();
    expect(turns.failureIn(other, "candidate", 1, sample)).toBeUndefined();
    expect(turns.failureIn(test, "baseline", 1, sample)).toBeUndefined();
    expect(turns.failureIn(test, "candidate", 2, { ns: 50 * ms })).toBeUndefined();
    expect(turns.failureIn(test, "candidate", 3, sample)).toEqual({
      reason: "error",
      role: "candidate",
      round: 3,
      message: "forged clock: its times are 50 ms in all, and it ran for 80 ms",
    });
  });

  it("has a result while fewer than half of its samples are such", () => {
    const turns = new IdleTurns();
    const failures = [{}, sample, {}, {}, sample].map((one, index) =>
      turns.failureIn(test, "candidate", index + 1, { ns: 50 * ms, ...one }),
    );
    expect(failures).toEqual([...Array.from({ length: 5 }, () => undefined)]);
  });

  it("is not also one that worked once in the turns of another engine", () => {
    const turns = new IdleTurns();
    const busy = { ns: 50 * ms, waited: { ...idle, cpuNs: 53 * ms } };
    expect(turns.failureIn(test, "candidate", 1, sample)).toBeUndefined();
    expect(turns.failureIn(test, "candidate", 2, busy)).toBeUndefined();
  });
});

describe("an engine in the turns of another one", () => {
  it("may wake now and then, and write a few pages", () => {
    expect(messagesOf({}, { cpuNs: 52 * ms }, { writtenBytes: 131_072 }, { processesNs: 7 * ms })).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(
      new IdleTurns().failureIn(test, "candidate", 1, { ns: 50 * ms, waited: undefined }),
    ).toBeUndefined();
  });

  it("may not write to a disk", () => {
    expect(messagesOf({ writtenBytes: 131_073 })).toEqual([`${words} wrote 131073 bytes to a disk`]);
  });

  it.each([
    [{ cpuNs: 53 * ms }, "used the processor for 53 ms"],
    [{ processesNs: 8 * ms }, "had other processes that ran for 8 ms"],
    [
      { cpuNs: 53 * ms, processesNs: 8 * ms },
      "used the processor for 53 ms and had other processes that ran for 8 ms",
    ],
  ])("may not use a processor in half of the samples, two at least: %j", (busy, done) => {
    expect(messagesOf(busy, {}, busy)).toEqual([undefined, undefined, `${words} ${done}`]);
  });

  it("may be charged for what happens to its machine in fewer samples than not", () => {
    const busy = { cpuNs: 53 * ms };
    expect(messagesOf({}, busy, {}, {}, busy, {}, {}, busy)).toEqual([
      ...Array.from({ length: 8 }, () => undefined),
    ]);
    expect(messagesOf({}, busy, {}, busy).at(-1)).toBe(`${words} used the processor for 53 ms`);
  });

  it("is known by each of its tests, and not by those of others", () => {
    const turns = new IdleTurns();
    const busy = { ns: 50 * ms, waited: { ...idle, cpuNs: 53 * ms } };
    expect(turns.failureIn(test, "candidate", 1, busy)).toBeUndefined();
    expect(turns.failureIn(other, "candidate", 1, busy)).toBeUndefined();
    expect(turns.failureIn(test, "baseline", 1, busy)).toBeUndefined();
    expect(turns.failureIn(test, "candidate", 2, busy)).toMatchObject({
      reason: "error",
      role: "candidate",
      round: 2,
    });
  });
});
