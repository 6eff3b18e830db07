import { describe, expect, it } from "vitest";
import { SampleTimeouts } from "../../src/measure/timeouts.ts";
import { makeTest } from "../builders/recordings.ts";

describe("the patience with a sample", () => {
  it("is 100 times what the baseline took, and at least 20 s", () => {
    const timeouts = new SampleTimeouts();
    timeouts.setReference(makeTest(), "baseline", 2e9);
    timeouts.setReference(makeTest({ workload: "table_scan" }), "baseline", 5e6);
    expect(timeouts.of(makeTest())).toBe(200_000);
    expect(timeouts.of(makeTest({ workload: "table_scan" }))).toBe(20_000);
  });

  it("is ten minutes while the baseline's time is unknown", () => {
    expect(new SampleTimeouts().of(makeTest())).toBe(600_000);
  });

  it("is the given limit, whatever the baseline took", () => {
    const timeouts = new SampleTimeouts(5);
    timeouts.setReference(makeTest(), "baseline", 2e9);
    expect(timeouts.of(makeTest())).toBe(5000);
  });
});

describe("a limit in words", () => {
  it.each([
    [2e9, "over 100x the base's 2 s"],
    [0.2e9, "over 100x the base's 0.2 s"],
    [0.15e9, "over 130x the base's 0.15 s"],
    [1.23e6, "over 16,000x the base's 1.2 ms"],
  ])("is how many times the reference's time it is: %d ns", (ns, words) => {
    const timeouts = new SampleTimeouts();
    timeouts.setReference(makeTest(), "base", ns);
    expect(timeouts.describe(makeTest())).toBe(words);
  });

  it("says nothing without a reference, or if the limit is not longer", () => {
    expect(new SampleTimeouts().describe(makeTest())).toBeUndefined();
    const given = new SampleTimeouts(1);
    given.setReference(makeTest(), "baseline", 0.9e9);
    expect(given.describe(makeTest())).toBeUndefined();
  });
});

describe("an engine that is checked", () => {
  it("waits until the reference's time is settled, whether there is one or not", async () => {
    const timeouts = new SampleTimeouts();
    await timeouts.known(makeTest());
    timeouts.await(makeTest());
    let isKnown = false;
    const waiting = timeouts.known(makeTest()).then(() => {
      isKnown = true;
    });
    await Promise.resolve();
    expect(isKnown).toBe(false);
    timeouts.settle(makeTest());
    await waiting;
    expect(isKnown).toBe(true);
  });
});

describe("a preparation", () => {
  const preparation = { storage: "file", database: "own/open" } as const;

  it("may take ten minutes while the baseline's time is unknown, or as long as a sample if that is longer", () => {
    expect(new SampleTimeouts().of(preparation)).toBe(600_000);
    expect(new SampleTimeouts(5).of(preparation)).toBe(600_000);
    expect(new SampleTimeouts(7200).of(preparation)).toBe(7_200_000);
  });

  it.each([
    [undefined, 0.1e9, 20_000, "over 200x the baseline's 0.1 s of preparing"],
    [undefined, 30e9, 3_000_000, "over 100x the baseline's 30 s of preparing"],
    [5, 0.1e9, 20_000, "over 200x the baseline's 0.1 s of preparing"],
    [60, 0.1e9, 60_000, "over 600x the baseline's 0.1 s of preparing"],
  ])("may take 100 times as long as the baseline's: %o s given, %d ns", (given, ns, ms, words) => {
    const timeouts = new SampleTimeouts(given);
    timeouts.setReference(preparation, "baseline", ns);
    expect(timeouts.of(preparation)).toBe(ms);
    expect(timeouts.describe(preparation)).toBe(words);
    expect(timeouts.describeLimit(preparation)).toBe(`at most ${ms / 1000} s, ${words}`);
    // Another storage is another preparation.
    expect(timeouts.of({ ...preparation, storage: "memory" })).toBeGreaterThanOrEqual(600_000);
  });
});
