import { describe, expect, it } from "vitest";
import { otherWork, parseWorkTimes } from "../../../bench/truth/other-work.ts";

const stat = (text: string) => `cpu  ${text} 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n`;
const own = (user: number, system: number, children: number, childrenSystem: number) =>
  `12 (a ) (b) S 1 12 12 0 -1 4194304 100 0 0 0 ${user} ${system} ${children} ${childrenSystem} 20 0 1 0 5`;

describe("the work of other programs", () => {
  it("is read from the system: everything but idle and waiting, and what the own program and its children used", () => {
    expect(parseWorkTimes(stat("100 10 50 800 40 1 2 7"), own(30, 5, 60, 6))).toEqual({
      machine: 170,
      own: 101,
      all: 1010,
    });
  });

  it("is the share of all processors that the own program did not use", () => {
    const before = { machine: 100, own: 50, all: 1000 };
    expect(otherWork(before, { machine: 250, own: 150, all: 1200 })).toBeCloseTo(0.25, 10);
    expect(otherWork(before, { machine: 200, own: 150, all: 1200 })).toBe(0);
    expect(otherWork(before, { machine: 199, own: 150, all: 1200 })).toBe(0);
    expect(otherWork(before, before)).toBe(0);
  });
});
