import { describe, expect, it } from "vitest";
import { isPutOff, Looks, putOffBy, type Shown } from "../../src/measure/looks.ts";
import type { Calls, Check } from "../../src/model/sample.ts";
import type { Test } from "../../src/model/test.ts";

const test = { variant: "int", storage: "autocommit", kind: "writes", workload: "oltp_insert_ac" } as Test;
const work = { statements: 100, rows: 0, changes: 100 };
const calls = (fdatasync: number): Calls => ({
  ...{ fsync: 0, fdatasync, syncFileRange: 0, msync: 0, otherSync: 0 },
  ...{ writes: 200, writeBytes: 1_000_000, unseen: 0 },
});
const check: Check = { role: "candidate", work, hash: "0123456789abcdef", calls: calls(100) };
const shown: Shown = { touched: "0000000000000001", state: "0000000000000002", deviceWrites: 250 };
const left = { state: "0000000000000002", firstNs: 1e6, queuedNs: 0, secondNs: 1e6 };
const seen = { work, ns: 40e6, touched: "0000000000000001", deviceWrites: 240, leftNs: 0 };

/** Looks that know the check of the test. */
function expecting(one: Shown = shown, files = {}): Looks {
  const looks = new Looks(3);
  looks.expect(test, files, one);
  return looks;
}

describe("a look at what a sample leaves", () => {
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
      for (const all of own) expect(all.filter(Boolean)).toHaveLength(1);
      expect(new Set(own.map((all) => all.indexOf(true))).size).toBe(to - from);
    }
  });

  it("is at once if a resumed run begins with the last of some rounds", () => {
    expect(new Looks(6).at(test, 12)).toBe(true);
  });
});

describe("a timed sample", () => {
  it("is believed if it does what the check has seen, give or take a flush of the log", () => {
    for (const deviceWrites of [52, 100, 1000, undefined])
      expect(expecting().lieIn(test, 1, check, { ...seen, deviceWrites, shown: left })).toBeUndefined();
  });

  it.each([
    [
      "other values",
      { ...seen, touched: "fedcba9876543210" },
      "candidate returned values with the hash 0000000000000001 in the untimed check, candidate returned values with the hash fedcba9876543210 in round 2",
    ],
    [
      "fewer changes",
      { ...seen, work: { ...work, changes: 99 } },
      "candidate changed 100 rows in the untimed check, candidate changed 99 rows in round 2",
    ],
    [
      "other rows in the database",
      { ...seen, shown: { ...left, state: "000000000000000f" } },
      "candidate left rows with the hash 0000000000000002 in the untimed check, and with 000000000000000f while it was timed",
    ],
  ])("has lied if it shows %s", (_, sample, words) => {
    expect(expecting().lieIn(test, 2, check, sample)).toEqual({
      reason: "differs",
      role: "candidate",
      round: 2,
      message: `oltp_insert_ac: ${words}`,
    });
  });

  it("need not have the check's values where only what it leaves is compared", () => {
    const looks = expecting(shown, { hashesStateOnly: true });
    expect(
      looks.lieIn(test, 1, check, { ...seen, touched: "fedcba9876543210", shown: left }),
    ).toBeUndefined();
  });

  it("puts off work if the first reading takes longer than itself, and ten milliseconds", () => {
    const putsOff = (ns: number, leftNs: number) => isPutOff({ ns, leftNs });
    expect(putsOff(40e6, 41e6)).toBe(true);
    expect(putsOff(40e6, 39e6)).toBe(false);
    expect(putsOff(1e6, 9e6)).toBe(false);
    expect(putsOff(1e6, 11e6)).toBe(true);
    expect(putOffBy(test, 2, { ns: 40e6, leftNs: 41e6 })).toEqual({
      reason: "differs",
      role: "candidate",
      round: 2,
      message:
        "oltp_insert_ac: candidate puts off what it writes until somebody reads it: the first reading after a sample of 40 ms took 41 ms longer than the second",
    });
  });

  it.each([
    ["none", 0],
    ["fewer than half", 47],
  ])(
    "has lied if the disk completes %s of the check's flushes, in two samples and in half of them",
    (_, deviceWrites) => {
      const looks = expecting();
      const lies = [deviceWrites, 240, deviceWrites, 240, 240, deviceWrites, deviceWrites].map(
        (writes, index) => looks.lieIn(test, index + 1, check, { ...seen, deviceWrites: writes }),
      );
      expect(lies.map((lie) => lie !== undefined)).toEqual([false, false, true, false, false, true, true]);
      expect(lies[2]?.message).toBe(
        `oltp_insert_ac: candidate flushed 100 times in the untimed check, and the disk completed ${deviceWrites} writes and flushes while it was timed`,
      );
    },
  );

  it.each<[string, Shown, Check, Test]>([
    ["the check has seen none", shown, { ...check, calls: calls(0) }, test],
    ["the check could not count them", shown, { ...check, calls: undefined }, test],
    ["the test only reads", shown, check, { ...test, kind: "reads" }],
    ["the check's own do not show on the disk", { ...shown, deviceWrites: 99 }, check, test],
    ["the system does not count what the disk does", { ...shown, deviceWrites: undefined }, check, test],
  ])("is not asked for flushes if %s", (_, expected, own, asked) => {
    const looks = expecting(expected);
    for (const round of [1, 2, 3])
      expect(looks.lieIn(asked, round, own, { ...seen, deviceWrites: 0 })).toBeUndefined();
  });
});
