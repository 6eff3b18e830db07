import { expect, it } from "vitest";
import type { TestRecord } from "../../../src/model/recording.ts";
import { headline } from "../../../src/report/explain/headline.ts";
import { worstTest } from "../../../src/report/explain/worst.ts";
import { testVerdicts } from "../../../src/verdict/judge.ts";
import { recordingOf } from "../../bench/recording.ts";
import { makeRecord, pairs } from "../../builders/recordings.ts";
import { plain, verdictOf } from "../../builders/verdicts.ts";

/** A test in turns, whose pairs spread by this share around a multiplier. */
function turns(workload: string, ratio: number, spread: number, parts: Partial<TestRecord> = {}): TestRecord {
  const ratios = [1 - spread, 1, 1 + spread].map((factor) => ratio * factor);
  const record = makeRecord({
    workload,
    chunkStatements: 1,
    samples: pairs(...ratios.map((one) => [100_000, 100_000 * one] as const)),
    ...parts,
  });
  return { ...record, samples: record.samples.map((sample) => ({ ...sample, chunks: [sample.ns] })) };
}

const worstOf = (...records: readonly TestRecord[]) =>
  worstTest(testVerdicts(verdictOf(records, { rounds: 3 })), plain);

const noisy = [2.4, 2.2, 2.1, 2, 2.05].map((ratio, index) => turns(`noisy ${index}`, ratio, 0.1));

it("the worst test has its figure if it is apart from all others", () => {
  const found = worstOf(turns("slow", 3, 0.01), turns("fast", 1.5, 0.01), turns("middle", 2, 0.01));
  expect(found).toMatchObject({ figure: "3.00x", name: "int/memory/reads/slow", isAlone: true });
});

it("tests that may each be the worst are named, with the highest figure, which the table has", () => {
  const found = worstOf(...noisy, turns("fast", 0.5, 0.1, { storage: "file" }));
  expect(found?.isAlone).toBe(false);
  expect(found?.figure).toBe("2.40x");
  expect(found?.name).toBe("int/memory/reads/noisy 0 or one of 4 others");
});

it("a test between two that may be the worst is named too, as the table has it", () => {
  const found = worstOf(turns("wide", 2.4, 0.1), turns("narrow", 2.06, 0.001), turns("also wide", 2.05, 0.1));
  expect(found?.name).toBe("int/memory/reads/wide, int/memory/reads/narrow or int/memory/reads/also wide");
});

it("the headline of a pass says that it does not know which is the worst", () => {
  const verdict = verdictOf(noisy, { rounds: 3 });
  const recording = { ...recordingOf([1, 1, 1]), tests: noisy };
  expect(headline(recording, verdict, plain).rest).toMatch(
    /^2\.\d\dx SQLite's time; slowest of 5 tests 2\.40x \(ceiling 6x\): int\/memory\/reads\/noisy 0 or one of 4 others/,
  );
});

it("a figure without an interval, and one that fails, are what they are", () => {
  const medians = (workload: string, ratio: number) =>
    makeRecord({ workload, samples: pairs(...[1, 2, 3].map(() => [100_000, 100_000 * ratio] as const)) });
  expect(worstOf(medians("a", 2), medians("b", 1.99))).toMatchObject({ figure: "2.00x", isAlone: true });
  expect(worstOf(turns("over", 9, 0.05), turns("under", 5.5, 0.1))).toMatchObject({
    figure: "9.00x",
    name: "int/memory/reads/over",
  });
  expect(worstOf()).toBeUndefined();
});
