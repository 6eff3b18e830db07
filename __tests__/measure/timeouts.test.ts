import { describe, expect, it } from "vitest";
import { Patience } from "../../src/measure/timeouts.ts";
import { makeTest } from "../recordings.ts";

describe("the patience with a sample", () => {
  it("is 60 times what the baseline took, and at least half a minute", () => {
    const patience = new Patience();
    patience.learn(makeTest(), 2e9);
    patience.learn(makeTest({ workload: "table_scan" }), 5e6);
    expect(patience.of(makeTest())).toBe(120_000);
    expect(patience.of(makeTest({ workload: "table_scan" }))).toBe(30_000);
  });

  it("is ten minutes while nothing is known", () => {
    expect(new Patience().of(makeTest())).toBe(600_000);
  });

  it("is what a person says, whatever the baseline took", () => {
    const patience = new Patience(5);
    patience.learn(makeTest(), 2e9);
    expect(patience.of(makeTest())).toBe(5000);
  });
});
