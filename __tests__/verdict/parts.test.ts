import { describe, expect, it } from "vitest";
import type { Sample } from "../../src/model/sample.ts";
import { rowNotes } from "../../src/report/tables/test-table.ts";
import { assess, compare, isUnmeasured } from "../../src/verdict/comparison.ts";
import { addIntervals } from "../../src/verdict/intervals.ts";
import { makeRecord } from "../builders/recordings.ts";

/** Milliseconds of the statements and of the COMMIT of each engine, in three rounds in which the machine is as slow as the round's number. */
interface Times {
  readonly baseline: readonly [statements: number, commit: number];
  readonly candidate: readonly [statements: number, commit: number];
}

function compared({ baseline, candidate }: Times, own: Partial<Sample> = {}) {
  const samples = [1, 2, 3].flatMap((round) =>
    Object.entries({ baseline, candidate }).map(([role, [statements, commit]]): Sample => {
      const chunks = [statements * round * 1_000_000, commit * round * 1_000_000];
      const [, commitNs = 0] = chunks;
      const ns = (statements + commit) * round * 1_000_000;
      return { role: role as keyof Times, round, ns, chunks, commitNs, ...own };
    }),
  );
  const record = makeRecord({ storage: "file", kind: "writes", workload: "oltp_insert", samples });
  const found = assess(record);
  if (found.state !== "measurable") throw new Error("nothing to compare");
  const [comparison] = addIntervals([compare(found)]);
  if (comparison === undefined || isUnmeasured(comparison)) throw new Error("not compared");
  const notes = (length: "short" | "full") =>
    rowNotes({ comparison, judgement: undefined, base: undefined }, length);
  return { comparison, notes };
}

describe("the parts of a test that ends with COMMIT", () => {
  it("are compared as the whole is: by the median of the pairs' ratios, with an interval", () => {
    const { comparison } = compared({ baseline: [20, 10], candidate: [22, 40] });
    expect(comparison).toMatchObject({ multiplier: expect.closeTo(62 / 30, 9) });
    const { statements, commit, commitShare } = ("parts" in comparison && comparison.parts) || {};
    expect(statements?.multiplier).toBeCloseTo(1.1, 9);
    expect(commit?.multiplier).toBeCloseTo(4, 9);
    expect(commit?.interval?.low).toBeLessThan(4);
    expect(commit?.interval?.high).toBeGreaterThan(4);
    expect(commitShare).toBeCloseTo(40 / 62, 9);
  });

  it("are named in the row of which they say what is slow, and the COMMIT alone where there is little room", () => {
    const { notes } = compared({ baseline: [20, 10], candidate: [22, 40] });
    expect(notes("full")).toEqual(["statements 1.10x, commit 4.00x"]);
    expect(notes("short")).toEqual(["commit 4.00x"]);
  });

  it.each([
    ["that differ by less than half", { baseline: [20, 10], candidate: [22, 15] }],
    ["of which the COMMIT takes a small part", { baseline: [200, 4], candidate: [220, 16] }],
  ] satisfies [string, Times][])("are not named if they are parts %s", (_, times) => {
    expect(compared(times).notes("full")).toEqual([]);
  });

  it("are not known if a sample does not say how long its COMMIT took", () => {
    const { comparison } = compared({ baseline: [20, 10], candidate: [22, 40] }, {
      commitNs: undefined,
    } as object);
    expect(comparison).toHaveProperty("parts", undefined);
  });
});
