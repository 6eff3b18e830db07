import { describe, expect, it } from "vitest";
import { brokenGates, confirmGates, type Figure, samplesOf } from "../../../bench/old-gate/rule.ts";

function figure(name: string, baseMs: number, candidateMs: number, section = "reads"): Figure {
  return { path: name, sectionPath: section, baseNs: baseMs * 1e6, candidateNs: candidateMs * 1e6 };
}

const steady = figure("steady", 1000, 1000, "writes");
const namesOf = (figures: readonly Figure[]) => brokenGates(figures).map(({ name }) => name);

describe("a gate of the script", () => {
  it("breaks for a test over 1.25 times and 10 ms, and not at these limits", () => {
    expect(namesOf([figure("slow", 100, 126), steady])).toEqual(["slow", "reads"]);
    expect(namesOf([figure("slow", 100, 125), figure("other", 1000, 1000)])).toEqual([]);
    expect(namesOf([figure("short", 20, 30), steady])).toEqual([]);
  });

  it("breaks for a section or the suite whose sum of times is over 1.15 times, whatever their tests are", () => {
    const uneven = [figure("long", 1000, 1180), figure("short", 20, 10)];
    expect(brokenGates(uneven)).toEqual([
      { name: "reads", tests: ["long", "short"] },
      { name: "suite", tests: ["long", "short"] },
    ]);
    expect(namesOf([...uneven, steady])).toEqual(["reads"]);
  });
});

describe("attempts", () => {
  function confirm(...measured: readonly (readonly Figure[])[]) {
    const { confirmed, ...rest } = confirmGates(() => measured[made++] ?? []);
    return { ...rest, confirmed: confirmed.map(({ name }) => name) };
  }
  let made = 0;
  const one = [figure("one", 100, 140), figure("two", 900, 900), steady];
  const two = [figure("one", 100, 100), figure("two", 900, 1130), steady];

  it("end with the first that breaks nothing", () => {
    made = 0;
    expect(confirm([steady])).toEqual({ confirmed: [], breaksFirst: false, made: 1 });
    made = 0;
    expect(confirm(one, [steady])).toEqual({ confirmed: [], breaksFirst: true, made: 2 });
  });

  it("confirm a gate that breaks in all three, and no two gates together", () => {
    made = 0;
    expect(confirm(one, one, one)).toEqual({ confirmed: ["one"], breaksFirst: true, made: 3 });
    made = 0;
    expect(confirm(one, two, one)).toEqual({ confirmed: [], breaksFirst: true, made: 2 });
  });
});

it("takes the median of five samples, and of nine of a durable commit", () => {
  expect(samplesOf({ storage: "autocommit", kind: "writes" })).toBe(9);
  expect(samplesOf({ storage: "autocommit", kind: "reads" })).toBe(5);
});
