import { describe, expect, it } from "vitest";
import { cellFigure, colourClass, colourStep, figureNames } from "../../../src/page/browser/cell-figures.ts";
import type { TestData } from "../../../src/page/data/page-data.ts";

const compared = (value: number, text: string) =>
  ({ value, text, outcome: "pass", limit: { ceiling: 6, headroom: "50%" } }) as const;
const test: TestData = {
  id: "int/memory/reads/table_scan",
  variant: "int",
  storage: "memory",
  kind: "reads",
  workload: "table_scan",
  outcome: "fail",
  reasons: [],
  notes: [],
  figure: compared(1.5, "1.50"),
  base: { ...compared(1.2, "1.20"), outcome: "fail" },
  times: { baseline: 20e6, candidate: 30e6 },
  rows: 60_000,
  latencies: { candidate: [1, 2, 3, 4, 5_000, 6, 7], baseline: [1, 1, 1, 1, 2_000, 3, 4] },
  instructions: {
    taken: { candidate: 1_234_500, baseline: 1_000_000 },
    statements: 100,
    change: 0.0102,
    lines: [],
  },
};
const { base: _, rows: _rows, latencies: _latencies, instructions: _instructions, ...plain } = test;
const names = { baseline: "SQLite", candidate: "DoltLite" };

describe("a cell", () => {
  it.each([
    ["multiplier", { text: "1.50", size: 1.5, ratio: 1.5, outcome: "fail" }],
    ["base", { text: "1.20", size: 1.2, ratio: 1.2, outcome: "fail" }],
    ["time", { text: "30 ms", size: 30e6, ratio: 1.5, outcome: "fail" }],
    ["rate", { text: "2M", size: 500, ratio: 1.5, outcome: "fail" }],
    ["p99", { text: "5 µs", size: 5_000, ratio: 2.5, outcome: "fail" }],
    ["instructions", { text: "12,345", size: 12_345, ratio: 1.2345, outcome: "fail" }],
    ["more instructions", { text: "+1.02%", size: 0.0102, ratio: 1.0102, outcome: "fail" }],
  ] as const)("shows %s, coloured by how much more that is than the other engine's", (name, figure) => {
    expect(cellFigure(test, name)).toEqual(figure);
  });

  it("has no colour if the other engine was not measured", () => {
    const alone = {
      ...test,
      latencies: { candidate: [1, 2, 3, 4, 5_000, 6, 7] },
      instructions: { taken: { candidate: 1_234_500 }, statements: 100, lines: [] },
    };
    expect(cellFigure(alone, "p99")).toMatchObject({ text: "5 µs", ratio: undefined });
    expect(cellFigure(alone, "instructions")).toMatchObject({ text: "12,345", ratio: undefined });
  });

  it("shows a dash where there is nothing to show", () => {
    const { figure: _figure, times: _times, ...without } = { ...plain, outcome: "none" } as const;
    for (const name of [
      "multiplier",
      "base",
      "time",
      "rate",
      "p99",
      "instructions",
      "more instructions",
    ] as const)
      expect(cellFigure(without, name)).toEqual({
        text: "–",
        size: undefined,
        ratio: undefined,
        outcome: "none",
      });
  });
});

describe("the figures to choose from", () => {
  it("are those that the run has", () => {
    expect(figureNames({ names, tests: [plain] })).toEqual({
      multiplier: "multiplier to SQLite",
      time: "time of DoltLite",
    });
    expect(figureNames({ names: { ...names, base: "main" }, tests: [plain, test] })).toEqual({
      multiplier: "multiplier to SQLite",
      base: "multiplier to main",
      time: "time of DoltLite",
      rate: "rows/s of DoltLite",
      p99: "p99 latency of DoltLite",
      instructions: "instructions a statement of DoltLite",
      "more instructions": "instructions against main",
    });
  });
});

describe("the colour of a multiplier", () => {
  it.each([
    [1, 0],
    [1.099, 0],
    [0.92, 0],
    [1.1, 1],
    [1.5, 2],
    [2, 3],
    [3, 4],
    [4.99, 4],
    [5, 5],
    [1000, 5],
    [0.9, -1],
    [0.5, -3],
    [0.01, -5],
  ])("of %f is number %i", (multiplier, step) => {
    expect(colourStep(multiplier)).toBe(step);
  });

  it("has a class", () => {
    expect([0.3, 1, 2.5].map(colourClass)).toEqual(["faster-4", "equal", "slower-3"]);
  });
});
