import { describe, expect, it } from "vitest";
import { momentsOf } from "../../../bench/old-gate/moments.ts";
import type { TestRecord } from "../../../src/model/recording.ts";
import type { Sample } from "../../../src/model/sample.ts";

const test = { variant: "int", storage: "file", kind: "reads", workload: "table_scan" } as const;

/** By round, the chunks of the candidate; those of the base take 100 ns each. */
function recordOf(...rounds: readonly (readonly number[])[]): TestRecord {
  const samples = rounds.flatMap((candidate, index): Sample[] => {
    const base = candidate.map(() => 100);
    return Object.entries({ baseline: base, base, candidate }).map(([role, chunks]) => ({
      role: role as Sample["role"],
      round: index + 1,
      ns: chunks.reduce((sum, ns) => sum + ns, 0),
      chunks,
    }));
  });
  return { ...test, samples, checks: [], failures: [] };
}

describe("a recorded round", () => {
  it("has slowdowns beside the engine's usual time, in all and in each half of the turns", () => {
    const usual = [110, 110, 110, 110];
    const [first, second, third] = momentsOf(recordOf(usual, usual, [110, 110, 220, 220]));
    expect(first?.candidate).toEqual({ whole: 1, halves: [1, 1] });
    expect(second?.base).toEqual({ whole: 1, halves: [1, 1] });
    expect(third?.candidate).toEqual({ whole: 1.5, halves: [1, 2] });
    expect(third?.logRatio).toBeCloseTo(Math.log(1.5), 12);
  });

  it("has ratios of chunks around the test's mean, as far apart as rounds truly are", () => {
    const moments = momentsOf(recordOf([100, 100, 100], [121, 121, 200]));
    const [low, high] = moments.map(({ chunkRatio }) => chunkRatio);
    expect(high).toBeCloseTo((Math.log(1.21) / 2) * Math.SQRT2, 12);
    expect(low).toBeCloseTo(-(high as number), 12);
  });

  it("is refused where there is one alone, or a sample has no halves", () => {
    expect(() => momentsOf(recordOf([100, 100]))).toThrow(
      "int/file/reads/table_scan has fewer than 2 pairs of samples in turns with a base",
    );
    expect(() => momentsOf(recordOf([100], [100]))).toThrow(
      "int/file/reads/table_scan has a sample of a single turn, which has no halves",
    );
  });
});
