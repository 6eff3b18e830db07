import { describe, expect, it } from "vitest";
import { kindsOf } from "../../../../src/features/search/hunt/situation.ts";
import { SituationSource, trialsOfDatabase } from "../../../../src/features/search/hunt/situation-source.ts";
import { touchedOf } from "../../../../src/features/search/hunt/touched.ts";
import { grammar } from "./situations.ts";

const sourceOf = (seed: number) => new SituationSource(grammar, false, seed);

/** A change that only statements of a kind execute. */
const touching = (kind: string) =>
  touchedOf([
    ...Array.from({ length: 90 }, () => ({ ratio: 1, kinds: new Set(["read/scan"]) })),
    ...Array.from({ length: 10 }, () => ({ ratio: 2, kinds: new Set(["read/scan", kind]) })),
  ]);

describe("the situations of a database", () => {
  it("are the same for a seed, and others for another seed or database", () => {
    expect(sourceOf(1).onDatabase(3)).toEqual(sourceOf(1).onDatabase(3));
    expect(sourceOf(1).onDatabase(3)).toHaveLength(trialsOfDatabase);
    expect(sourceOf(1).onDatabase(4)).not.toEqual(sourceOf(1).onDatabase(3));
    expect(sourceOf(2).onDatabase(3)).not.toEqual(sourceOf(1).onDatabase(3));
  });

  it("are of a kind that the change touches more often on every second database", () => {
    const kind = "predicate/like inside";
    const weighted = sourceOf(1);
    weighted.weighBy(touching(kind));
    const shareOn = (source: SituationSource, numbers: readonly number[]) => {
      const all = numbers.flatMap((number) => source.onDatabase(number));
      return all.filter((one) => kindsOf(one).has(kind)).length / all.length;
    };
    const odd = [1, 3, 5, 7, 9];
    expect(shareOn(weighted, odd)).toBeGreaterThan(2 * shareOn(sourceOf(1), odd));
    expect(weighted.onDatabase(4)).toEqual(sourceOf(1).onDatabase(4));
  });
});
