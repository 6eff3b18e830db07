import { describe, expect, it } from "vitest";
import { growthOf } from "../../../src/features/growth/growth.ts";
import type { Variant } from "../../../src/model/test.ts";
import { makeRecord, pairs } from "../../builders/recordings.ts";
import { verdictOf } from "../../builders/verdicts.ts";

const rows = 1000;

function record(variant: Variant, baseline: number, candidate: number) {
  return makeRecord({ variant, storage: "file", samples: pairs([baseline, candidate]) });
}

describe("growth", () => {
  it("is 1 where time grows as the table does, 0 where it stays, and above where it grows faster", () => {
    const { sections } = verdictOf([
      record("scale_small", 1e6, 2e6),
      record("scale_medium", 1e7, 2e6),
      record("scale_large", 1e8, 2e6),
    ]);
    const [{ exponents } = { exponents: undefined }] = growthOf(sections, rows);
    expect(exponents?.baseline).toBeCloseTo(1, 9);
    expect(exponents?.candidate).toBeCloseTo(0, 9);
    const squared = verdictOf([
      record("scale_small", 1e6, 1e4),
      record("scale_medium", 1e6, 1e6),
      record("scale_large", 1e6, 1e8),
    ]);
    expect(growthOf(squared.sections, rows)[0]?.exponents.candidate).toBeCloseTo(2, 9);
  });

  it("is not known unless all sizes were measured, or of suites of one size", () => {
    const two = verdictOf([record("scale_small", 1, 1), record("scale_large", 1, 1)]);
    expect(growthOf(two.sections, rows)).toEqual([]);
    expect(growthOf(verdictOf([record("int", 1, 1)]).sections, rows)).toEqual([]);
    expect(growthOf(two.sections, undefined)).toEqual([]);
  });
});
