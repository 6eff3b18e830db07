import { describe, expect, it } from "vitest";
import { Variates } from "../../../../../bench/noise/variates.ts";
import { compareEnds } from "../../../../../src/features/search/bisect/search/line.ts";
import { pointLooks, sideOf } from "../../../../../src/features/search/bisect/search/side.ts";

/** Pairs of normal noise around a middle. */
function pairs(count: number, middle: number, deviation = 0.02, seed = 1): number[] {
  const random = new Variates(seed, "pairs");
  return Array.from({ length: count }, () => middle + deviation * random.normal());
}

describe("the side of a line", () => {
  it("is open until the first look", () => {
    expect(sideOf(pairs(4, 0.1), 0.05, pointLooks, 0.001)).toEqual({ state: "open", next: 5 });
  });

  it("is decided at the first look if the distance is large", () => {
    expect(sideOf(pairs(8, 0.3), 0.05, pointLooks, 0.001)).toEqual({ state: "above", pairs: 5 });
    expect(sideOf(pairs(8, -0.3), 0.05, pointLooks, 0.001)).toEqual({ state: "below", pairs: 5 });
  });

  it("is the same whatever was measured after the look that decided", () => {
    const values = [...pairs(8, 0.3), ...pairs(60, -0.3)];
    expect(sideOf(values, 0.05, pointLooks, 0.001)).toEqual({ state: "above", pairs: 5 });
  });

  it("takes fewer pairs with some slack, and says if a middle is between both sides", () => {
    const near = pairs(120, 0.07);
    const pairsOf = (slack: number) => sideOf(near, 0.05, pointLooks, 0.001, slack);
    expect(pairsOf(0)).toEqual({ state: "above", pairs: 18 });
    expect(pairsOf(0.025)).toEqual({ state: "above", pairs: 8 });
    const halfway = Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? 0.045 : 0.055));
    expect(sideOf(halfway, 0.05, pointLooks, 0.001, 0.025)).toMatchObject({ state: "between" });
  });

  it("is decided by the sign test if outliers blind Student's t", () => {
    const values = pairs(30, 0.1).map((value, index) => (index === 3 ? value - 3 : value));
    expect(sideOf(values, 0.05, [30], 0.001)).toEqual({ state: "above", pairs: 30 });
  });

  it("is undecided if the middle is on the line", () => {
    const values = Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? 0.04 : 0.06));
    expect(sideOf(values, 0.05, pointLooks, 0.001)).toEqual({ state: "undecided", pairs: 120 });
  });

  it("is wrong for a middle on the line no more often than alpha allows", () => {
    const alpha = 0.05;
    const above = Array.from({ length: 1000 }, (_, seed) =>
      sideOf(pairs(120, 0, 0.02, seed), 0, pointLooks, alpha),
    );
    expect(above.filter(({ state }) => state === "above").length).toBeLessThan(1000 * alpha);
  });
});

describe("the ends", () => {
  it("differ, with the line halfway in ln, whichever is slower", () => {
    const slower = compareEnds({ logRatios: pairs(15, 0.4) }, undefined, 0.001);
    expect(slower).toMatchObject({ state: "differ", pairs: 15, line: { direction: 1 } });
    expect(slower.state === "differ" && slower.line.logRatio).toBeCloseTo(0.2, 2);
    const faster = compareEnds({ logRatios: pairs(15, -0.4) }, undefined, 0.001);
    expect(faster).toMatchObject({ state: "differ", line: { direction: -1 } });
    expect(faster.state === "differ" && faster.line.logRatio).toBeCloseTo(-0.2, 2);
  });

  it("have the line where it was asked for", () => {
    expect(compareEnds({ logRatios: pairs(15, 0.4) }, 1.1, 0.001)).toMatchObject({
      state: "differ",
      line: { direction: 1, logRatio: Math.log(1.1) },
    });
  });

  it("are alike if they are within one percent, or not beyond the line that was asked for", () => {
    expect(compareEnds({ logRatios: pairs(120, 0) }, undefined, 0.001)).toMatchObject({ state: "alike" });
    expect(compareEnds({ logRatios: pairs(120, 0.05) }, 1.2, 0.001)).toMatchObject({ state: "alike" });
    expect(compareEnds({ logRatios: pairs(120, 0.4) }, 0.9, 0.001)).toMatchObject({ state: "alike" });
  });

  it("keep their line when more pairs come", () => {
    const all = { logRatios: pairs(120, 0.1, 0.05, 3) };
    const first = compareEnds(all, undefined, 0.001);
    if (first.state !== "differ") throw new Error("they differ");
    const some = { logRatios: all.logRatios.slice(0, first.pairs) };
    expect(compareEnds(some, undefined, 0.001)).toEqual(first);
  });

  it("are not compared by fewer than 15 pairs", () => {
    expect(compareEnds({ logRatios: pairs(14, 0.4) }, undefined, 0.001)).toEqual({ state: "open", next: 15 });
  });
});
