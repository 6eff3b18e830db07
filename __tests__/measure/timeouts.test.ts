import { describe, expect, it } from "vitest";
import { SampleTimeouts } from "../../src/measure/timeouts.ts";
import { makeTest } from "../builders/recordings.ts";

describe("the patience with a sample", () => {
  it("is 60 times what the baseline took, and at least half a minute", () => {
    const timeouts = new SampleTimeouts();
    timeouts.setBaseline(makeTest(), 2e9);
    timeouts.setBaseline(makeTest({ workload: "table_scan" }), 5e6);
    expect(timeouts.of(makeTest())).toBe(120_000);
    expect(timeouts.of(makeTest({ workload: "table_scan" }))).toBe(30_000);
  });

  it("is ten minutes while the baseline's time is unknown", () => {
    expect(new SampleTimeouts().of(makeTest())).toBe(600_000);
  });

  it("is the given limit, whatever the baseline took", () => {
    const timeouts = new SampleTimeouts(5);
    timeouts.setBaseline(makeTest(), 2e9);
    expect(timeouts.of(makeTest())).toBe(5000);
  });
});

describe("a preparation", () => {
  it("may take ten minutes, or as long as a sample if that is longer", () => {
    expect(new SampleTimeouts().ofPreparation).toBe(600_000);
    expect(new SampleTimeouts(5).ofPreparation).toBe(600_000);
    expect(new SampleTimeouts(7200).ofPreparation).toBe(7_200_000);
  });
});
