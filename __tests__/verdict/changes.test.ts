import { describe, expect, it } from "vitest";
import { findChanges } from "../../src/verdict/changes.ts";
import { makeTest } from "../recordings.ts";

const search = { looks: [5, 8], pairs: 15 };
const repeated = (ratio: number, times: number) => new Array<number>(times).fill(ratio);
const trial = (ratios: readonly number[], workload = "x") => ({
  test: makeTest({ workload }),
  ratios,
  tested: { screened: 8, pairs: 15 },
});

describe("a change", () => {
  it("is tested by its fresh pairs only, and its size is theirs", () => {
    const { found } = findChanges(
      [trial([...repeated(2, 8), ...repeated(1.1, 15), ...repeated(5, 20)])],
      search,
    );
    expect(found).toEqual([
      {
        test: makeTest({ workload: "x" }),
        ratio: 1.1,
        agreeing: 15,
        pairs: 15,
        p: expect.closeTo(2 / 32768, 12),
      },
    ]);
  });

  it("has a tie against it", () => {
    const { found } = findChanges([trial([...repeated(1, 8), ...repeated(1.1, 14), 1])], search);
    expect(found).toMatchObject([{ agreeing: 14, pairs: 15, p: expect.closeTo(32 / 32768, 12) }]);
  });

  it("must be larger to be found among more that are tested", () => {
    const smallest = (tests: number) => {
      const noisy = Array.from({ length: 23 }, (_, index) => 1 + (index % 5) / 100);
      const trials = Array.from({ length: tests }, (_, index) => trial(noisy, `${index}`));
      return findChanges(trials, search).smallest.memory ?? 0;
    };
    expect(smallest(1)).toBeGreaterThan(0);
    expect(smallest(20)).toBeGreaterThan(1.05 * smallest(1));
  });
});
