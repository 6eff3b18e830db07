import { describe, expect, it } from "vitest";
import {
  type Ancestry,
  candidatesOf,
  chain,
  halve,
} from "../../../../../src/features/search/bisect/search/ancestry.ts";
import { RandomStream } from "../../../../../src/suite/random.ts";

const none: ReadonlySet<number> = new Set();

/** 0 - 1 - 2 ----- 6 - 7, with 3 - 4 - 5 from 1, merged by 6. */
const merged: Ancestry = [[], [0], [1], [1], [3], [4], [2, 5], [6]];

describe("the candidates of a chain", () => {
  it("are what comes after the good point, up to the bad one", () => {
    expect(candidatesOf(chain(6), [2], 5)).toEqual([3, 4, 5]);
  });

  it("are none if the bad point is older than a good one", () => {
    expect(candidatesOf(chain(6), [4], 3)).toEqual([]);
  });
});

describe("the candidates of a history with a merge", () => {
  it("are those of both branches", () => {
    expect(candidatesOf(merged, [1], 7)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it("lose a branch whose tip is good, and with a bad tip all others", () => {
    expect(candidatesOf(merged, [1, 5], 7)).toEqual([2, 6, 7]);
    expect(candidatesOf(merged, [1], 5)).toEqual([3, 4, 5]);
  });
});

describe("the candidate to measure next", () => {
  it("is in the middle of a chain", () => {
    expect(halve(chain(9), [1, 2, 3, 4, 5, 6, 7, 8], none)).toBe(4);
  });

  it("is the one that halves both branches best", () => {
    expect(halve(merged, [2, 3, 4, 5, 6, 7], none)).toBe(5);
  });

  it("is never the bad one, and undefined if only that is left", () => {
    expect(halve(chain(3), [1, 2], none)).toBe(1);
    expect(halve(chain(3), [2], none)).toBeUndefined();
  });

  it("is at some distance from those that cannot be tested", () => {
    const candidates = Array.from({ length: 88 }, (_, index) => index + 1);
    const next = halve(chain(89), candidates, new Set([44])) ?? 44;
    expect(Math.abs(next - 44)).toBeGreaterThan(3);
    expect(Math.abs(next - 44)).toBeLessThan(15);
  });

  it("is found as if each point's ancestors were counted, with merges and points that cannot be tested", () => {
    const random = new RandomStream(1, "histories");
    for (let number = 0; number < 200; number++) {
      const size = random.integer(3, 40);
      const ancestry: Ancestry = Array.from({ length: size }, (_, at) =>
        at === 0 ? [] : [at - 1, ...(random.integer(1, 3) === 1 ? [random.integer(0, at - 1)] : [])],
      );
      const candidates = candidatesOf(ancestry, [0], size - 1);
      const untestable = new Set(candidates.slice(0, -1).filter(() => random.integer(1, 5) === 1));
      const worthOf = (point: number) => {
        const older = candidatesOf(ancestry, [0], point).length;
        const distances = [...untestable].map((one) =>
          Math.abs(candidates.indexOf(one) - candidates.indexOf(point)),
        );
        const chance = distances.length === 0 ? 1 : Math.min(...distances) / (Math.min(...distances) + 1);
        return chance * Math.min(older, candidates.length - older);
      };
      const testable = candidates.slice(0, -1).filter((one) => !untestable.has(one));
      const found = halve(ancestry, candidates, untestable);
      expect(found === undefined).toBe(testable.length === 0);
      if (found !== undefined) expect(worthOf(found)).toBeCloseTo(Math.max(...testable.map(worthOf)), 9);
    }
  });

  it("is undefined if all others cannot be tested", () => {
    expect(halve(chain(4), [1, 2, 3], new Set([1, 2]))).toBeUndefined();
  });
});
