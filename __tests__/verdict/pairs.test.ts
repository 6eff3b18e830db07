import { describe, expect, it } from "vitest";
import type { Sample } from "../../src/model/sample.ts";
import { comparedPairs } from "../../src/verdict/pairs.ts";

const sampleOf = (role: "baseline" | "candidate", ns: number, queuedNs?: number): Sample => ({
  role,
  round: 1,
  ns,
  chunks: [ns],
  ...(queuedNs === undefined ? {} : { queuedNs }),
});

function candidateOf(own: Sample, other: Sample): number | undefined {
  return comparedPairs({ samples: [other, own] })[0]?.candidate;
}

describe("what an engine waited for a processor", () => {
  it("is the machine's if the other engine has waited as long in the same round", () => {
    expect(candidateOf(sampleOf("candidate", 10e6, 30e6), sampleOf("baseline", 10e6, 28e6))).toBe(10e6);
  });

  it("is the engine's if it waited alone, since another process could have done its work meanwhile", () => {
    // A quarter of 12.7 ms is explained.
    expect(candidateOf(sampleOf("candidate", 0.2e6, 12.5e6), sampleOf("baseline", 12.8e6, 0))).toBe(
      0.2e6 + 12.5e6 - 12.7e6 / 4,
    );
  });

  it("is a whole number of nanoseconds, as all times are", () => {
    const time = candidateOf(
      sampleOf("candidate", 1_000_001, 12_500_002),
      sampleOf("baseline", 12_800_003, 0),
    );
    expect(Number.isInteger(time)).toBe(true);
  });

  it("is the machine's if it is short", () => {
    expect(candidateOf(sampleOf("candidate", 1e6, 2e6), sampleOf("baseline", 1e6, 0))).toBe(1e6);
  });

  it("is not judged if nobody knows how long the other one has waited", () => {
    expect(candidateOf(sampleOf("candidate", 1e6, 50e6), sampleOf("baseline", 20e6))).toBe(1e6);
  });
});
