import { describe, expect, it } from "vitest";
import { blocksInRung, blocksOf, ladderOf } from "../../../../src/features/figures/age/ladder.ts";

describe("ladderOf", () => {
  it.each([
    [100, [25, 50, 100]],
    [1000, [250, 500, 1000]],
    [4000, [250, 500, 1000, 2000, 4000]],
    [16_000, [250, 500, 1000, 2000, 4000, 8000, 16_000]],
    [50_000, [391, 781, 1563, 3125, 6250, 12_500, 25_000, 50_000]],
  ])("doubles up to %i commits", (commits, rungs) => {
    expect(ladderOf(commits)).toEqual(rungs);
  });
});

describe("blocksOf", () => {
  it.each([100, 333, 4000, 50_000])("divides all of %i commits, each into one block", (commits) => {
    const ladder = ladderOf(commits);
    const blocks = ladder.flatMap((_, rung) => blocksOf(ladder, rung));
    expect(blocks).toHaveLength(blocksInRung * ladder.length);
    let next = 1;
    for (const { from, to } of blocks) {
      expect(from).toBe(next);
      expect(to).toBeGreaterThanOrEqual(from);
      next = to + 1;
    }
    expect(next).toBe(commits + 1);
  });
});
