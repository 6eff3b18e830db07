import { describe, expect, it } from "vitest";
import { significant } from "../../../src/features/nights/benjamini-hochberg.ts";

describe("significant", () => {
  it("decides as the example in Benjamini and Hochberg (1995) does: the first 4 of 15 at 5 %", () => {
    // Section 4.1: the largest r with p(r) <= 0.05 r / 15 is 4, as 0.0095 <= 0.0133 and no later p is low enough.
    const published = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ];
    expect(significant(published, 0.05)).toEqual(published.map((p) => p <= 0.0095));
  });

  it("takes a p that is too large by itself where a larger one passes", () => {
    expect(significant([0.04, 0.045, 0.05], 0.05)).toEqual([true, true, true]); // 0.05 <= 0.05 * 3 / 3
    expect(significant([0.04, 0.045, 0.06], 0.05)).toEqual([false, false, false]);
  });

  it("names a p that is exactly at its limit", () => {
    expect(significant([0.25, 1], 0.5)).toEqual([true, false]); // 0.25 <= 0.5 * 1 / 2, exact in binary
  });

  it("names none of none, and keeps the order given", () => {
    expect(significant([], 0.05)).toEqual([]);
    expect(significant([1, 0.001], 0.05)).toEqual([false, true]);
  });
});
