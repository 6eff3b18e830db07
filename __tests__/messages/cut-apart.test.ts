import { describe, expect, it } from "vitest";
import { cutApart } from "../../src/messages/cut-apart.ts";

describe("texts cut to a width", () => {
  it("are unchanged if they fit", () => {
    expect(cutApart(["scan", "point_select"], 12)).toEqual(["scan", "point_select"]);
  });

  it("are cut in their middle, so that the steps of a sweep differ", () => {
    const steps = [10, 100, 1000, 4000, 8000].map((rows) => `bulk_update_text_pk.rows=${rows}`);
    expect(cutApart(steps, 20)).toEqual([
      "bulk_updat…k.rows=10",
      "bulk_updat….rows=100",
      "bulk_updat…rows=1000",
      "bulk_updat…rows=4000",
      "bulk_updat…rows=8000",
    ]);
  });

  it("show where they first differ if the middle is the only difference", () => {
    const shared = "x".repeat(40);
    expect(cutApart([`${shared}one${shared}`, `${shared}two${shared}`], 14)).toEqual([
      "…xxxonexxxxxx…",
      "…xxxtwoxxxxxx…",
    ]);
  });

  it("show where those differ that another one differs from earlier", () => {
    const [start, gap] = ["s".repeat(30), "g".repeat(30)];
    const texts = [`${start}a${gap}1${start}`, `${start}a${gap}2${start}`, `${start}b${gap}1${start}`];
    const cut = cutApart(texts, 12);
    expect(cut).toEqual(["…ggg1ssssss…", "…ggg2ssssss…", "…sssbgggggg…"]);
    expect(new Set(cut).size).toBe(3);
  });

  it("differ if the texts do, whatever they are, and are as long as the width unless that cannot be", () => {
    const parts = ["", "a", "b", "ab", "ba", "…", "aaaaaaaaaa", "bbbbbbbbbb"];
    const texts = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => one + two + three)));
    const different = [...new Set(texts)];
    for (const width of [3, 5, 8, 13]) {
      const cut = cutApart(different, width);
      expect(new Set(cut).size).toBe(different.length);
    }
    expect(cutApart(["a".repeat(9), `${"a".repeat(9)}b`], 5)).toEqual(["aa…aa", "aa…ab"]);
  });

  it("are the same where they are the same, and each stays in its place", () => {
    const [long, other] = ["a".repeat(20), "b".repeat(20)];
    expect(cutApart([long, other, long], 5)).toEqual(["aa…aa", "bb…bb", "aa…aa"]);
  });

  it("are cut by the width of signs, and not within one", () => {
    const widthOf = (sign: string) => (sign > "一" ? 2 : 1);
    expect(cutApart(["数据库引擎"], 7, widthOf)).toEqual(["数…擎"]);
    expect(cutApart(["x\u0301".repeat(7)], 5)).toEqual(["x\u0301…x\u0301"]);
  });
});
