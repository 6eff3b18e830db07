import { describe, expect, it } from "vitest";
import type { SampleResult } from "../../src/engines/engine.ts";
import { Looks, lieIn, look } from "../../src/measure/looks.ts";
import type { Calls, Check } from "../../src/model/sample.ts";
import type { Test } from "../../src/model/test.ts";

const test = { variant: "int", storage: "autocommit", kind: "writes", workload: "oltp_insert_ac" } as Test;
const work = { statements: 100, rows: 0, changes: 100 };
const calls = (fdatasync: number, unseen = 0): Calls => ({
  ...{ fsync: 0, fdatasync, syncFileRange: 0, msync: 0, otherSync: 0 },
  ...{ writes: 200, writeBytes: 1_000_000, unseen },
});
const check: Check = { role: "candidate", work, hash: "0123456789abcdef", calls: calls(100) };
const seen = { work, hash: check.hash, ns: 40e6 };

describe("a look", () => {
  it("is at every test once in its first rounds, in the next six, and in each doubling, and not always in the same", () => {
    const drawn = Array.from({ length: 400 }, () => {
      const looks = new Looks(3);
      return Array.from({ length: 36 }, (_, index) => looks.at(test, index + 1));
    });
    const blocks = [
      [0, 3],
      [3, 9],
      [9, 18],
      [18, 36],
    ] as const;
    for (const [from, to] of blocks) {
      const own = drawn.map((all) => all.slice(from, to));
      for (const all of own) expect(all.filter((one) => one !== undefined)).toHaveLength(1);
      const rounds = own.map((all) => all.findIndex((one) => one !== undefined));
      expect(new Set(rounds).size).toBe(to - from);
      expect(new Set(own.flat())).toEqual(new Set([undefined, "before", "after"]));
    }
  });

  it("is at once if a resumed run begins with the last of some rounds", () => {
    expect(new Looks(6).at(test, 12)).toMatch(/^(before|after)$/);
  });

  it("finds nothing in a sample that does what the check has seen, give or take a flush of the log", () => {
    expect(lieIn(test, check, { ...seen, calls: calls(100) })).toBeUndefined();
    expect(lieIn(test, check, { ...seen, calls: calls(52) })).toBeUndefined();
    expect(lieIn(test, check, { ...seen, calls: calls(150) })).toBeUndefined();
  });

  it.each([
    [
      "other values",
      { ...seen, hash: "fedcba9876543210", calls: calls(100) },
      "the hash fedcba9876543210 in a sample",
    ],
    [
      "fewer changes",
      { ...seen, work: { ...work, changes: 99 }, calls: calls(100) },
      "changed 99 rows in a sample",
    ],
    ["no flush", { ...seen, calls: calls(0) }, "flushed 100 times in the untimed check, 0 times in a sample"],
    [
      "fewer flushes",
      { ...seen, calls: calls(47) },
      "flushed 100 times in the untimed check, 47 times in a sample",
    ],
    ["hidden calls", { ...seen, calls: calls(100, 1) }, "and made calls that are not counted in a sample"],
    ["no counts", seen, "and was not counted in a sample"],
  ])("finds %s", (_, sample, words) => {
    expect(lieIn(test, check, sample)).toEqual({
      reason: "differs",
      role: "candidate",
      message: expect.stringContaining(`${words} that was not announced`),
    });
  });

  it("finds work that is left to the first reading, if it is more than the sample's own, and ten milliseconds", () => {
    const left = (ns: number, leftNs: number) =>
      lieIn(test, check, { ...seen, calls: calls(100), ns, leftNs });
    expect(left(40e6, 41e6)).toEqual({
      reason: "differs",
      role: "candidate",
      message:
        "oltp_insert_ac: candidate puts off what it writes until somebody reads it: the first reading after a sample of 40 ms took 41 ms longer than the second",
    });
    expect(left(40e6, 39e6)).toBeUndefined();
    expect(left(1e6, 9e6)).toBeUndefined();
    expect(left(1e6, 11e6)).toBeDefined();
  });

  it.each([
    ["once, so that a machine that delays one reading makes no lie", [40e6, 0], 2, false],
    ["each time, so that a lie stays one", [40e6, 40e6, 40e6], 3, true],
  ])("is repeated where work seems to be put off: %s", async (_, lefts, looks, isLie) => {
    const left = [...lefts];
    const sample = { ...seen, ns: 1e6 } as unknown as SampleResult;
    const found = await look({}, () => Promise.resolve({ ...sample, leftNs: left.shift() }));
    expect(left).toHaveLength(lefts.length - looks);
    expect(lieIn(test, { ...check, calls: calls(0) }, found) !== undefined).toBe(isLie);
  });

  it("does not ask for flushes where the check has seen none", () => {
    expect(lieIn(test, { ...check, calls: calls(0) }, seen)).toBeUndefined();
    expect(lieIn({ ...test, kind: "reads" }, check, seen)).toBeUndefined();
  });
});
