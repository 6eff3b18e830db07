import { describe, expect, it } from "vitest";
import type { BisectedPoint } from "../../../../src/features/bisect/model/bisection.ts";
import { replaySearch } from "../../../../src/features/bisect/search/replay.ts";
import { exampleBisection } from "../../../builders/bisection.ts";

/** The example with noisy samples, and the ratios of each pair's chunks. */
function withChunks(): BisectedPoint[] {
  return exampleBisection().observations.map((one) => ({
    ...one,
    pairs: one.pairs.map((pair, index) => ({
      ...pair,
      // Every third sample is off by half.
      candidate: pair.candidate * (index % 3 === 0 ? 1.5 : 1),
      chunkRatios: { base: pair.candidate / pair.base, baseline: pair.candidate / (pair.baseline ?? 1) },
    })),
  }));
}

describe("a recorded search", () => {
  it("is decided by the chunks if whole samples are too noisy", () => {
    const observations = withChunks();
    const { line, next } = replaySearch(exampleBisection({ observations }));
    expect(line).toMatchObject({ kind: "chunks" });
    expect(next).toMatchObject({ kind: "answer", answer: { kind: "range", candidates: [2, 3] } });
  });

  it("takes a pair without chunks as a whole", () => {
    const observations = withChunks().map((one) => ({
      ...one,
      pairs: one.pairs.map((pair, index) => {
        const { chunkRatios: _, ...whole } = pair;
        return index === 1 ? whole : pair;
      }),
    }));
    expect(replaySearch(exampleBisection({ observations })).next.kind).toBe("answer");
  });
});
