import { describe, expect, it } from "vitest";
import { chain } from "../../../../../src/features/search/bisect/search/ancestry.ts";
import { compareExactEnds, exactStateOf } from "../../../../../src/features/search/bisect/search/exact.ts";
import { search } from "../../../../../src/features/search/bisect/search/search.ts";

const seen = (ratio: number) => ({ logRatios: [Math.log(ratio)] });

describe("ends that are counted", () => {
  it("differ from a twentieth of a percent on, with the line halfway", () => {
    expect(compareExactEnds(seen(1.0004), undefined)).toEqual({ state: "alike", pairs: 1 });
    const ends = compareExactEnds(seen(1.002), undefined);
    expect(ends).toMatchObject({ state: "differ", pairs: 1, line: { direction: 1 } });
    expect(ends.state === "differ" && Math.exp(ends.line.logRatio)).toBeCloseTo(1.001, 6);
  });

  it("differ in the other direction too", () => {
    expect(compareExactEnds(seen(0.99), undefined)).toMatchObject({
      state: "differ",
      line: { direction: -1 },
    });
  });

  it("have to be beyond a line that is given", () => {
    expect(compareExactEnds(seen(1.01), 1.02)).toMatchObject({ state: "alike" });
    expect(compareExactEnds(seen(1.03), 1.02)).toMatchObject({ state: "differ" });
    expect(compareExactEnds(seen(1.03), 0.98)).toMatchObject({ state: "alike" });
  });

  it("need one count", () => {
    expect(compareExactEnds({ logRatios: [] }, undefined)).toEqual({ state: "open", next: 1 });
  });
});

describe("a point that is counted", () => {
  const line = { kind: "samples", direction: 1, logRatio: Math.log(1.01) } as const;

  it.each([
    [1.02, "bad"],
    [1.0, "good"],
  ] as const)("is at %f %s", (ratio, state) => {
    expect(exactStateOf(seen(ratio), line)).toEqual({ state, pairs: 1 });
  });

  it("is untestable if it could not be counted", () => {
    const untestable = { reason: "build", message: "no" } as const;
    expect(exactStateOf({ logRatios: [], untestable }, line)).toEqual({ state: "untestable", ...untestable });
  });
});

describe("a search by counts", () => {
  it("asks for one count a point, and verifies nothing", () => {
    const culprit = 11;
    const question = { ancestry: chain(16), good: 0, bad: 15, evidence: "exact" as const, alpha: 0.01 };
    const observations = new Map<number, { logRatios: number[] }>();
    const asked: number[] = [];
    for (;;) {
      const { next } = search(question, observations);
      if (next.kind === "answer") {
        expect(next.answer).toEqual({ kind: "point", point: culprit, parents: [culprit - 1] });
        break;
      }
      expect(next.pairs).toBe(1);
      asked.push(next.point);
      observations.set(next.point, seen(next.point >= culprit ? 1.003 : 1));
    }
    expect(asked).toHaveLength(new Set(asked).size);
    expect(asked.length).toBeLessThanOrEqual(5);
  });
});
