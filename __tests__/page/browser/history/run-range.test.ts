import { describe, expect, it } from "vitest";
import {
  moveRange,
  rangeBetween,
  scaleRange,
  wholeRange,
} from "../../../../src/page/browser/history/run-range.ts";

const range = (first: number, last: number) => ({ first, last });

describe("the runs that are shown", () => {
  it("are all at first", () => {
    expect(wholeRange(90)).toEqual(range(0, 89));
    expect(wholeRange(1)).toEqual(range(0, 0));
  });

  it.each([
    [range(0, 89), 0.5, range(23, 67)],
    [range(23, 67), 2, range(0, 89)],
    [range(0, 89), 2, range(0, 89)],
    // Never fewer than five, and never beyond the ends.
    [range(40, 45), 0.5, range(41, 45)],
    [range(85, 89), 2, range(80, 89)],
    [range(0, 4), 2, range(0, 9)],
  ])("are, of %o times %f, %o", (from, factor, to) => {
    expect(scaleRange(from, factor, 90)).toEqual(to);
  });

  it.each([
    [range(20, 39), 0.25, range(25, 44)],
    [range(20, 39), -0.25, range(15, 34)],
    [range(2, 21), -0.25, range(0, 19)],
    [range(69, 88), 0.25, range(70, 89)],
    [range(40, 41), 0.25, range(41, 42)],
  ])("are, of %o moved by %f, %o", (from, share, to) => {
    expect(moveRange(from, share, 90)).toEqual(to);
  });

  it.each([
    [10.4, 30.6, range(11, 30)],
    [30.6, 10.4, range(11, 30)],
    [-0.5, 89.5, range(0, 89)],
    // Too few become five around them.
    [10.4, 10.6, range(9, 13)],
    [88.6, 89.4, range(85, 89)],
  ])("are, between %f and %f, %o", (from, to, chosen) => {
    expect(rangeBetween(from, to, 90)).toEqual(chosen);
  });

  it("are all of a history of fewer than five", () => {
    expect(scaleRange(wholeRange(3), 0.5, 3)).toEqual(range(0, 2));
    expect(rangeBetween(0.6, 1.4, 3)).toEqual(range(0, 2));
  });
});
