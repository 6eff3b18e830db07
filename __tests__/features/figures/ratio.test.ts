import { describe, expect, it } from "vitest";
import {
  heldTo,
  introduction,
  multipleText,
  ratioFindings,
  ratioOf,
  ratioText,
} from "../../../src/features/figures/ratio.ts";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import type { PartLimit } from "../../../src/model/figure-limit.ts";

const blocks = [1.8, 2, 2.1, 2.2, 1.9, 2].map(Math.log);

describe("a ratio over blocks", () => {
  it("is their geometric mean, with an interval, and a bound that is surer at a smaller alpha", () => {
    const found = ratioOf(blocks, 0.001);
    expect(found.ratio).toBeCloseTo(1.996, 3);
    expect(found.interval.low).toBeGreaterThan(found.surely);
    expect(found.interval.high).toBeGreaterThan(found.ratio);
    expect(ratioOf(blocks, 0.0001).surely).toBeLessThan(found.surely);
    // At this alpha, the bound is the lower end of the interval.
    expect(ratioOf(blocks, 0.025).surely).toBe(found.interval.low);
  });

  it("is surer with the variance of similar ratios, and never more precise than a measurement", () => {
    const two = blocks.slice(0, 2);
    expect(ratioOf(two, 0.001, { value: 0.005, degrees: 4 }).surely).toBeGreaterThan(
      ratioOf(two, 0.001).surely,
    );
    expect(ratioOf([0, 0, 0], 0.001).interval.low).toBeLessThan(1);
  });
});

describe("a ratio beside its ceiling", () => {
  const ceilings = { baseline: 1.5, base: 1.2 };
  const disk = { part: "age/append", figure: "disk" };
  const judged = (against: "baseline" | "base", surely: number, gate?: "sqlite") =>
    heldTo({ against, ratio: 2, surely }, disk, ceilings, { ...defaultCriteria, ...(gate && { gate }) });

  it("is over if it surely is, against the engines that decide", () => {
    expect(judged("baseline", 1.6)).toMatchObject({ ceiling: 1.5, isOver: true });
    expect(judged("baseline", 1.5)).toMatchObject({ ceiling: 1.5, isOver: false });
    expect(judged("base", 1.3)).toMatchObject({ ceiling: 1.2, isOver: true });
    expect(judged("base", 1.3, "sqlite")).toMatchObject({ ceiling: undefined, isOver: false });
    const two = { against: "base", ratio: 2, surely: 2 } as const;
    expect(heldTo(two, disk, undefined, defaultCriteria).isOver).toBe(false);
  });

  it("is held to the last limit of its figure beside that engine, in place of the ceiling", () => {
    const limit = { part: "age/*", figure: "disk", atMost: 3, unit: "x", relativeTo: "base" } as const;
    const held = (part: string, ...limits: readonly PartLimit[]) =>
      heldTo({ against: "base", ratio: 2, surely: 2 }, { part, figure: "disk" }, ceilings, {
        ceilings: { ...defaultCriteria.ceilings, limits },
      }).ceiling;
    expect(held("age/append", limit)).toBe(3);
    expect(held("age/append", limit, { ...limit, part: "age/append", atMost: 150, unit: "%" })).toBe(1.5);
    expect(held("age/append", limit, { ...limit, part: "age/update", atMost: 9 })).toBe(3);
    expect(held("age/append", { ...limit, figure: "open" }, { ...limit, relativeTo: "baseline" })).toBe(1.2);
    expect(held("contention/same/threads/4", { ...limit, part: "*/*" })).toBe(1.2);
  });

  it("is a finding by the other engine's figure, of which 0 counts as 1", () => {
    const name = { part: "age/append", name: "disk" };
    const ofBase = { noun: "disk", base: 10, candidate: 20, multiple: 1.2, ceiling: 20 };
    expect(ratioFindings(judged("base", 1.3), name, "disk", 10)).toMatchObject([{ ...name, ...ofBase }]);
    expect(ratioFindings(judged("baseline", 1.6), name, "disk", 0)).toMatchObject([
      { noun: "baseline-disk", against: "baseline", base: 0, candidate: 2, ceiling: 1.5, outcome: "fail" },
    ]);
    expect(ratioFindings(judged("base", 1), name, "disk", 10)).toEqual([]);
  });

  it("has words", () => {
    expect(multipleText(judged("base", 1.3))).toBe("2.00x");
    expect(ratioText({ ratio: 2.26, interval: { low: 2.03, high: 2.5 } }, 1.5)).toBe(
      "2.26x (95% 2.03x to 2.50x), over 1.50x",
    );
    expect(ratioText({ ratio: 2 }, undefined)).toBe("2.00x");
    expect([0, 1, 2].map((findings) => introduction("4 commits", "figure", findings))).toEqual([
      "4 commits: no figure stands out.",
      "4 commits: 1 figure stands out.",
      "4 commits: 2 figures stand out.",
    ]);
  });
});
