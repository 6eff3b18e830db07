import { describe, expect, it } from "vitest";
import { Looks, lieIn } from "../../src/measure/looks.ts";
import type { Calls, Check } from "../../src/model/sample.ts";
import type { Test } from "../../src/model/test.ts";

const test = { variant: "int", storage: "autocommit", kind: "writes", workload: "oltp_insert_ac" } as Test;
const work = { statements: 100, rows: 0, changes: 100 };
const calls = (fdatasync: number, unseen = 0): Calls => ({
  ...{ fsync: 0, fdatasync, syncFileRange: 0, msync: 0, otherSync: 0 },
  ...{ writes: 200, writeBytes: 1_000_000, unseen },
});
const check: Check = { role: "candidate", work, hash: "0123456789abcdef", calls: calls(100) };
const seen = { work, hash: check.hash };

describe("a look", () => {
  it("is at every test once in its rounds, and not always in the same", () => {
    const drawn = Array.from({ length: 200 }, () => {
      const looks = new Looks(6);
      return Array.from({ length: 10 }, (_, index) => looks.at(test, index + 1));
    });
    const rounds = drawn.map((all) => all.findIndex((one) => one !== undefined) + 1);
    for (const all of drawn) expect(all.filter((one) => one !== undefined)).toHaveLength(1);
    expect(new Set(rounds)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(drawn.flat())).toEqual(new Set([undefined, "before", "after"]));
  });

  it("is at once if a resumed run has more rounds already than it needs", () => {
    expect(new Looks(6).at(test, 9)).toMatch(/^(before|after)$/);
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

  it("does not ask for flushes where the check has seen none", () => {
    expect(lieIn(test, { ...check, calls: calls(0) }, seen)).toBeUndefined();
    expect(lieIn({ ...test, kind: "reads" }, check, seen)).toBeUndefined();
  });
});
