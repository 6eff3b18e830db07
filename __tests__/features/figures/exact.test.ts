import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareExact,
  isMeaningful,
  type Passes,
  passesOf,
  riseOf,
} from "../../../src/features/figures/exact.ts";

const one = (value: number): Passes => ({ least: value, most: value });

describe("a figure that is compared exactly", () => {
  it.each([
    [105, 5, false],
    [106, 5, true],
    [100, 0, false],
    [101, 0, true],
  ])("of %i is over %i %% of 100: %s", (candidate, ceiling, isOver) => {
    const rise = riseOf(100, ceiling);
    expect(compareExact({ candidate: one(candidate), base: one(100), rise })).toMatchObject({ isOver });
  });

  it("is withheld where the candidate gives no value or values on both sides of its limit", () => {
    expect(compareExact({ candidate: undefined, base: one(7), rise: 1 })).toEqual({
      state: "withheld",
      base: 7,
    });
    const values = { least: 100, most: 120 };
    expect(compareExact({ candidate: values, base: one(100), rise: 10 })).toEqual({
      state: "withheld",
      base: 100,
      values,
    });
    expect(compareExact({ candidate: undefined, base: one(7) })).toEqual({ state: "unlimited" });
  });

  it("is unsteady where processes of an engine disagree by more than means nothing, and none decides", () => {
    const values = { least: 100, most: 104 };
    expect(compareExact({ candidate: values, base: one(100), negligible: 3 })).toMatchObject({
      of: ["candidate"],
    });
    expect(compareExact({ candidate: one(900), base: values, negligible: 3, rise: 0 })).toMatchObject({
      of: ["base"],
    });
    expect(compareExact({ candidate: values, base: one(100), negligible: 4 })).toMatchObject({
      state: "compared",
      isApart: false,
    });
  });

  it("cannot be brought below its limit by a second value", () => {
    const value = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(value, value, value, value, (base, rise, first, second) => {
        fc.pre(first - base > rise);
        const found = compareExact({ candidate: passesOf(first, second), base: one(base), rise });
        expect(found.state === "withheld" || (found.state === "compared" && found.isOver)).toBe(true);
      }),
    );
  });

  it("differs by something that means something from half a thousandth", () => {
    expect(isMeaningful(10_000, 10_004)).toBe(false);
    expect(isMeaningful(10_000, 10_005)).toBe(true);
    expect(isMeaningful(10_000, 10_100, 100)).toBe(false);
  });
});
