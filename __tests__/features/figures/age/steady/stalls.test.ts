import { describe, expect, it } from "vitest";
import { fallsOf, stallsOf } from "../../../../../src/features/figures/age/steady/stalls.ts";
import { makeLoad } from "./loads.ts";

describe("stalls of a steady load", () => {
  it("are none where every commit takes as long", () => {
    expect(stallsOf(makeLoad("candidate", 10))).toEqual([]);
  });

  it("are commits of ten times the median and 0.1 s, with what the disk did", () => {
    const load = makeLoad("candidate", 10, { 250: 1.5e9 }, (second) => (second < 4 ? 80e6 : 20e6));
    expect(stallsOf(load)).toEqual([
      { fromNs: 2.5e9, toNs: 4e9, ns: 1.5e9, after: 250, disk: { before: 80e6, after: 20e6 } },
    ]);
  });

  it("are not commits below either", () => {
    expect(stallsOf(makeLoad("candidate", 10, { 250: 99e6 }))).toEqual([]);
    const slow = Object.fromEntries(Array.from({ length: 200 }, (_, number) => [number, 60e6]));
    expect(stallsOf(makeLoad("candidate", 10, { ...slow, 100: 500e6 }))).toEqual([]);
    expect(stallsOf(makeLoad("candidate", 10, { ...slow, 100: 700e6 }))).toHaveLength(1);
  });

  it("are one if less than a second is between them", () => {
    const near = stallsOf(makeLoad("candidate", 20, { 100: 300e6, 150: 200e6 }));
    expect(near).toMatchObject([{ fromNs: 1e9, ns: 500e6, after: 100 }]);
    expect(near[0]?.toNs).toBe(1e9 + 300e6 + 49 * 10e6 + 200e6);
    expect(stallsOf(makeLoad("candidate", 20, { 100: 300e6, 300: 200e6 }))).toHaveLength(2);
  });

  it("are seconds with next to no commits too, though no commit is long", () => {
    const slow = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [500 + index, 80e6]));
    const found = stallsOf(makeLoad("candidate", 20, slow));
    expect(found).toMatchObject([{ fromNs: 5e9, toNs: 8e9, ns: 3e9, after: 499 }]);
  });
});

it("a fall of the disk is by a fifth and a megabyte at least", () => {
  const disk = [100e6, 130e6, 20e6, 19.5e6, 3e6, 2.5e6];
  const load = makeLoad("candidate", 6, {}, (second) => disk[second] ?? 0);
  expect(fallsOf(load)).toEqual([
    { atNs: 3e9, from: 130e6, to: 20e6 },
    { atNs: 5e9, from: 19.5e6, to: 3e6 },
  ]);
});
