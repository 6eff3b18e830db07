import { describe, expect, it } from "vitest";
import { growthOf } from "../../../../src/features/figures/growth/growth.ts";
import { growthGroups } from "../../../../src/features/figures/growth/table.ts";
import type { Variant } from "../../../../src/model/test.ts";
import { makeRecord, pairs, trios } from "../../../builders/recordings.ts";
import { names, plain, verdictOf } from "../../../builders/verdicts.ts";

const rows = 1000;

function record(variant: Variant, baseline: number, candidate: number) {
  return makeRecord({ variant, storage: "file", samples: pairs([baseline, candidate]) });
}

function growthIn(records: readonly ReturnType<typeof makeRecord>[], known: number | undefined = rows) {
  return growthOf(verdictOf(records).sections, records, known);
}

describe("growth", () => {
  it("is 1 where time grows as the table does, 0 where it stays, and above where it grows faster", () => {
    const [{ exponents } = { exponents: undefined }] = growthIn([
      record("scale_small", 1e6, 2e6),
      record("scale_medium", 1e7, 2e6),
      record("scale_large", 1e8, 2e6),
    ]);
    expect(exponents?.baseline?.value).toBeCloseTo(1, 9);
    expect(exponents?.candidate?.value).toBeCloseTo(0, 9);
    const squared = [
      record("scale_small", 1e6, 1e4),
      record("scale_medium", 1e6, 1e6),
      record("scale_large", 1e6, 1e8),
    ];
    expect(growthIn(squared)[0]?.exponents.candidate?.value).toBeCloseTo(2, 9);
  });

  it("is not known unless all sizes were measured, or of suites of one size", () => {
    const two = [record("scale_small", 1, 1), record("scale_large", 1, 1)];
    expect(growthIn(two)).toEqual([]);
    expect(growthIn([record("int", 1, 1)])).toEqual([]);
    expect(growthOf(verdictOf(two).sections, two, undefined)).toEqual([]);
  });

  it("is that of a sweep by its parameter, whatever the rows of the run are, with an interval of all samples", () => {
    const step = (depth: number, ...times: readonly (readonly [number, number])[]) =>
      makeRecord({
        variant: "own",
        storage: "file",
        workload: `dolt_log.depth=${depth}`,
        samples: pairs(...times),
      });
    const records = [
      step(100, [11, 100], [10, 110]),
      step(1, [10, 10], [10, 11]),
      step(10, [10, 33], [11, 30]),
    ];
    const [one, ...others] = growthOf(verdictOf(records, { rounds: 2 }).sections, records, undefined);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ workload: "dolt_log", parameter: "depth" });
    expect(one?.steps.map(({ value }) => value)).toEqual([1, 10, 100]);
    const { candidate, baseline } = one?.exponents ?? {};
    expect(candidate?.value).toBeCloseTo(0.5, 1);
    expect(candidate?.low).toBeGreaterThan(0.4);
    expect(baseline?.low).toBeLessThan(0);
    expect(baseline?.high).toBeGreaterThan(0);
    const [group] = growthGroups(one === undefined ? [] : [one], [], names, plain);
    expect(group?.title).toBe("Growth with a parameter");
    expect(group?.table.rows[0]?.cells.slice(0, 3)).toEqual([
      "file/reads/dolt_log, depth 1; 10; 100",
      "11; 32; 105",
      "10.05",
    ]);
    expect(group?.table.rows[0]?.cells[4]).toMatch(/^0\.50 ±0\.0\d$/);
    expect(group?.table.rows[0]?.cells.at(-1)).toBe("grows faster than SQLite");
  });

  it("is known without the baseline, of a sweep that is compared with the base alone", () => {
    const records = [1, 10].map((depth) =>
      makeRecord({
        variant: "own",
        storage: "memory",
        compare: "base",
        workload: `dolt_log.depth=${depth}`,
        samples: trios([1, depth, 1], [1, depth, 1]).filter(({ role }) => role !== "baseline"),
      }),
    );
    const [one] = growthOf(verdictOf(records, { rounds: 2 }).sections, records, undefined);
    expect(one?.exponents.baseline).toBeUndefined();
    expect(one?.exponents.candidate?.value).toBeCloseTo(1, 9);
    expect(one?.exponents.base?.value).toBeCloseTo(0, 9);
    expect(growthOf(verdictOf(records.slice(1)).sections, records.slice(1), undefined)).toEqual([]);
  });
});
