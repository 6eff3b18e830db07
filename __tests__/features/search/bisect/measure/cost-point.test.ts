import { describe, expect, it } from "vitest";
import { costPairs, counterPairs } from "../../../../../src/features/search/bisect/measure/cost-point.ts";
import { checkOf, measured, recordingOf } from "../../../figures/footprint/footprints.ts";

const three = (...candidate: Parameters<typeof checkOf> extends [unknown, ...infer Costs] ? Costs : never) =>
  recordingOf([
    measured([checkOf("baseline", { file: 1000 }), checkOf("candidate", ...candidate), checkOf("base")]),
  ]);

describe("a cost besides time on a point of a search", () => {
  it("is one pair of values, from the checks of a run", () => {
    expect(costPairs(three({ file: 8_000_000 }), "file-bytes")).toEqual({
      state: "measured",
      pairs: [{ baseline: 1000, candidate: 8_000_000, base: 4_000_000 }],
    });
  });

  it("counts as 1 where it is 0, which has no ratio", () => {
    expect(costPairs(three({ left: 500 }), "left-bytes")).toMatchObject({
      pairs: [{ baseline: 1, candidate: 500, base: 1 }],
    });
  });

  it("is that of the engine's own file", () => {
    const sized = (file: number) => ({ name: "engine", size: { file } });
    const engines = { baseline: sized(1), candidate: sized(3), base: sized(2) };
    expect(costPairs({ ...three(), engines }, "engine-bytes")).toMatchObject({
      pairs: [{ baseline: 1, candidate: 3, base: 2 }],
    });
  });

  it("cannot be tested if two processes of the point disagree, or it was not measured", () => {
    expect(costPairs(three({}, { file: 9_000_000 }), "file-bytes")).toEqual({
      state: "failed",
      role: "candidate",
      untestable: { reason: "error", message: "two processes gave 4 MB and 9 MB" },
    });
    const { footprint: _, ...silent } = checkOf("candidate");
    const recording = recordingOf([measured([checkOf("baseline"), silent, checkOf("base")])]);
    expect(costPairs(recording, "peak-bytes")).toMatchObject({
      role: "candidate",
      untestable: { message: "peak-bytes is not measured" },
    });
  });

  it("has no figure of SQLite where the test is not compared with SQLite", () => {
    const own = {
      ...measured([checkOf("candidate", { file: 8_000_000 }), checkOf("base")]),
      compare: "base",
    } as const;
    expect(costPairs(recordingOf([own]), "file-bytes")).toEqual({
      state: "measured",
      pairs: [{ candidate: 8_000_000, base: 4_000_000 }],
    });
  });

  it("may be a counter of the engine's own", () => {
    const pairs = (candidate: object, base: object) =>
      counterPairs(
        recordingOf([
          measured([
            { ...checkOf("candidate"), counters: { values: {}, ...candidate } },
            { ...checkOf("base"), counters: { values: {}, ...base } },
          ]),
        ]),
        "counter:chunks",
      );
    expect(pairs({ values: { chunks: 9 } }, { values: { chunks: 0 } })).toEqual({
      state: "measured",
      pairs: [{ candidate: 9, base: 1 }],
    });
    expect(pairs({}, { values: { chunks: 3 } })).toMatchObject({
      role: "candidate",
      untestable: { message: "counter chunks: it is not reported" },
    });
    expect(pairs({ values: { chunks: 1 }, unsteady: ["chunks"] }, { values: { chunks: 3 } })).toMatchObject({
      role: "candidate",
      untestable: { message: "counter chunks: two processes gave it two values" },
    });
    expect(pairs({ values: { chunks: 1 } }, { values: { constructor: 3 } })).toMatchObject({ role: "base" });
  });

  it("is refused if the platform does not give it", () => {
    expect(() => costPairs(three(), "flushes")).toThrow(
      "--by: flushes of this test is not measured on this platform",
    );
  });
});
