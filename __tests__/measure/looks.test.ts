import { describe, expect, it } from "vitest";
import type { SampleResult } from "../../src/engines/engine.ts";
import { Looks, type Lot, lieIn, look, testsOnTrust } from "../../src/measure/looks.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
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

  type Settings = Parameters<typeof testsOnTrust>[0];
  const rule = defaultCriteria.rule;
  const usual: Settings = { criteria: defaultCriteria };

  /** The tests of a run that are looked at in its first three rounds: others have to be as soon as they are suspects. */
  const firstLooks = (count: number, settings = usual, lot?: Lot) => {
    const tests = Array.from({ length: count }, (_, index) => ({ ...test, workload: `test_${index}` }));
    const looks = new Looks(3, testsOnTrust(settings, tests), lot);
    const isSeen = (one: Test, rounds: readonly number[]) =>
      rounds.some((round) => looks.at(one, round) !== undefined);
    const seen = tests.flatMap((one, index) => (isSeen(one, [1, 2, 3]) ? [index] : []));
    for (const one of tests) expect(isSeen(one, [4, 5, 6, 7, 8, 9])).toBe(true);
    return seen;
  };

  it("is at half of twenty tests or more, as a lot draws them, and at every suspect", () => {
    const last = (limit: number) => limit - 1;
    expect(firstLooks(20, usual, () => 0)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(firstLooks(20, usual, last)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(firstLooks(21, usual, last)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each<[string, number, Settings]>([
    ["there are fewer tests than twenty", 19, usual],
    ["the engine is to be confined", 20, { ...usual, confine: "on" }],
    ["it is to be confined where that is possible", 20, { ...usual, confine: "auto" }],
    [
      "they are another machine's suspects",
      20,
      { criteria: { ...defaultCriteria, rule: { ...rule, confirms: [] } } },
    ],
  ])("is at every test if %s", (_, tests, settings) => {
    expect(firstLooks(tests, settings)).toHaveLength(tests);
  });

  it("misses an engine that lies in one of these tests every second time, and in five of them at most once in 32", () => {
    const runs = Array.from({ length: 1000 }, () => new Set(firstLooks(20)));
    const one = runs.filter((seen) => !seen.has(7)).length;
    expect(one).toBeGreaterThan(400);
    expect(one).toBeLessThan(600);
    const five = runs.filter((seen) => [1, 4, 7, 8, 16].every((index) => !seen.has(index))).length;
    expect(five).toBeLessThan(1000 / 32 + 20);
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
